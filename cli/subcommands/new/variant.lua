-- {title}: a house rule. Every rule of the game: narrator rules {game}
-- What a house rule may use: man narrator-lua. Try this one out: narrator check {id}.lua
variant{
  id = "{id}", -- as the file is called
  game = "{game}",
  title = { en = "{name}" }, -- {translations} may lie beside this file
  rule = { en = "Everything stays as it is." }, -- one sentence, told to the table when the game begins
}

-- {rule}: {comment}
around("{rule}", function(base, {parameters})
  return base({parameters}) -- what the game does; say here what your table does instead
end)
