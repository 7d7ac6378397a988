-- stopped
variant(nil)
