-- stopped: belongs to the library
variant{ id = "library-emptied", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
cards.deal = nil
