-- How simulated players play: what each makes of a question, knowing only what that player was told.
local native, api = ...

native.policies = {} -- by name: { hear = { [announcement] = function }, answer = { [question] = function } }
native.policy_names = {}

-- policy("sensible", { hear = { ["votes"] = function(mind, said) … end }, answer = { ["vote"] = function(mind, q)
-- return { ja = 3, nein = 1 } end } }). A mind is one player's own table, empty except for `me` and `players`,
-- which have the facts that this player was told.
function api.policy(name, about)
  if native.stage ~= "game" then native.fail("policy(…) stands in a game's file") end
  if type(name) ~= "string" or type(about) ~= "table" then
    native.fail("a policy is policy(\"name\", { hear = { … }, answer = { … } })")
  end
  if native.policies[name] then native.fail("policy '" .. name .. "' is there twice") end
  for field, functions in native.pairs(about) do
    if field ~= "hear" and field ~= "answer" then native.unknown("field", field, { "hear", "answer" }) end
    if type(functions) ~= "table" then native.fail(field .. " is a table of functions, by id") end
  end
  if native.policy_read then native.policy_read(name, about) end
  native.policies[name] = { hear = about.hear or {}, answer = about.answer or {} }
  native.policy_names[#native.policy_names + 1] = name
end

-- Returns how a player answers the question, after hearing `news`, which was told since the last question.
function native.consider(policy, mind, news, q)
  for _, said in ipairs(news) do policy.hear[said.id](mind, said) end
  return policy.answer[q.id](mind, q)
end
