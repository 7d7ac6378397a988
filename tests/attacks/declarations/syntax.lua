-- stopped: unexpected symbol
variant{ id = = }
