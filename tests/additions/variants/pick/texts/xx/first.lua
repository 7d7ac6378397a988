return { title = "Xot the first", rule = "Xhe first player cannot win." }
