-- Lua 5.4 in the sandbox: the names that scripts see are listed here as they settle.
std = "lua54"
codes = true
max_line_length = 120
ignore = { "1" } -- names of the environment: not listed yet
