---@meta
-- Every name that a rule or a house rule may use, for editors with the Lua language server. Never run.
-- narrator-lua(7) describes what each does.
-- luacheck: ignore

---@alias Word string shown as the text `word.<the word>`, if there is one
---@alias Candidate Player|Word
---@alias Audience Player|Player[]|"moderator"|"everybody"
---@alias Values table<string, any> named values for a text
---@alias Deck string a deck's name, which is its component's
---@alias Card integer a card's number in its deck
---@alias Pile Card[]
---@alias Texts { en: string, [string]: string } by language

---@class Reason { "why.id", player = p }: the id of a text with its values, as one value that rules can pass on
---@field [1] string

---@class Question
---@field id string stable; its texts are ask.ID and help.ID
---@field of? Player who decides
---@field from? Candidate[]|fun(voter?: Player): Candidate[] what to choose from; for ballots the function is called with each voter
---@field voters? Player[]|fun(): Player[] for ballots
---@field tally? boolean for ballots: a count of each is accepted too; the list then has `tally`, and nobody knows whose ballot is whose
---@field slots? Candidate[]|integer for deal: who or what gets a face, or the number of places that do
---@field copies? integer[] for deal: how many of each face exist
---@field count? integer how many to choose
---@field min? integer
---@field max? integer
---@field secret? boolean only for `to` (else `of`) and the moderator
---@field to? Audience
---@field chance? boolean drawn by the engine
---@field unknown? boolean for deal and cards.show: "unknown" is accepted
---@field drastic? boolean worth confirming, whatever the answer
---@field power? boolean a player uses a power: confirmed if the table wants that
---@field revealed? boolean about what a card on the table shows: the moderator tells it, nobody on a phone
---@field why? fun(candidate: Candidate|integer): string|Reason?, Values? the text that tells why it is not offered
---@field except? integer[] for number: what it cannot be
---@field words? Word[] for number: what it can be instead
---@field against? fun(voter: Player, ballot: Candidate): string|Reason?, Values? for ballots: the text that tells why a voter may not cast it
---@field args? Values|fun(): Values for its texts

---@class Setting
---@field default integer|boolean|string|string[]
---@field min? integer for a list: minimum number of words
---@field max? integer
---@field values? string[] what a word, or each word of a list, may be
---@field about? Texts

---@class Counted
---@field announcement string its id
---@field field string which of its values: a player or a list of players
---@field as string counted as this; its text is count.THIS

---@type userdata null in JSON, where nil would be a hole
none = nil

-- Of Lua itself ----------------------------------------------------------------------------------

---@generic T
---@param value T
---@param message? string
---@return T
function assert(value, message) end
---@param message string
---@param level? integer
function error(message, level) end
---@generic T
---@param list T[]
---@return fun(list: T[], i: integer): integer, T
function ipairs(list) end
---Whole numbers ascending, then strings by byte; a snapshot.
---@param t table
---@return fun(): any, any
function pairs(t) end
---@param n integer|"#"
---@return any
function select(n, ...) end
---@param value any
---@param base? integer
---@return number?
function tonumber(value, base) end
---@param value any
---@return string
function tostring(value) end
---@param value any
---@return string
function type(value) end

math = {}
---@param x integer
---@return integer
function math.abs(x) end
---@param x integer
---@return integer
function math.max(x, ...) end
---@param x integer
---@return integer
function math.min(x, ...) end
---@param x any
---@return integer?
function math.tointeger(x) end

---@class stringlib
string = {}
---@return integer
function string.byte(s, i, j) end
---@return string
function string.char(...) end
---Plain text, no patterns.
---@return integer?, integer?
function string.find(s, what, from) end
---%d, %s and %% only.
---@return string
function string.format(s, ...) end
---@return integer
function string.len(s) end
---@return string
function string.lower(s) end
---@return string
function string.rep(s, n, between) end
---@return string
function string.reverse(s) end
---@return string
function string.sub(s, i, j) end
---@return string
function string.upper(s) end

table = {}
---@return string
function table.concat(list, between, i, j) end
function table.insert(list, place, value) end
---@return any
function table.remove(list, place) end
---At most 250 values.
---@return any
function table.unpack(list, i, j) end

-- Lists: no function but take_out changes its argument -----------------------------------------------

---@generic T
---@param list T[]
---@param keep string|fun(member: T): any a field's name, or a condition
---@param but? string the name of a field that must not be true
---@return T[]
function where(list, keep, but) end
---@generic T
---@param list T[]
---@param drop string|fun(member: T): any a field's name, or a condition
---@return T[]
function except(list, drop) end
---@generic T
---@param list T[]
---@param answers any[] one for each of them, as ballots and map return
---@param answer any
---@return T[]
function those_who(list, answers, answer) end
---@generic T, U
---@param list T[]
---@param make fun(member: T): U
---@return U[]
function map(list, make) end
---@param list any[]
---@param what any a member, or fun(member): boolean
---@return integer
function count(list, what) end
---@param list any[]
---@param what any
---@return integer?
function index_of(list, what) end
---@param list any[]
---@param what any
function take_out(list, what) end
---@generic T
---@param list T[]
---@param holds fun(some: T[]): boolean
---@return T[]
function needed(list, holds) end
---@generic T
---@param list T[]
---@param less? fun(a: T, b: T): boolean
---@return T[]
function sorted(list, less) end
---@generic T
---@param players Player[]
---@param votes T[]
---@param vote_of fun(vote: T, player: Player): any
---@return any[][]
function voted_alike(players, votes, vote_of) end

---@param heard table[]
---@param chapters table<string, table> by announcement: names of values, constant fields, begins = true
---@return table[] rows
function rows_of(heard, chapters) end
---@param rows table[]
---@param fields Values what a row's fields are, or contain
---@return table[]
function rows_with(rows, fields) end

---@alias Column string|{ [1]: string, [2]: string|fun(row: table, n: integer): any, [3]: any, if_told?: boolean }
---@param rows table[]
---@param about { label?: string, asked?: string, veil?: boolean, [integer]: Column }
---@return table a widget
function table_of(rows, about) end
---@param players Player[]
---@param about { label?: string, [integer]: string|{ [1]: string, [2]: table[], [3]: string } }
---@return table a widget
function people_of(players, about) end
---@param claims table[]
---@param about { label?: string, veil?: boolean, round?: string, [integer]: Column }
---@return table a widget
function claims_of(claims, about) end
---@param rows table[]
---@param about { label?: string, across: string, step?: string, players?: Player[], by_seat?: string, [integer]: { [1]: string|Player, [2]: any, colour?: string } }
---@return table a widget
function chart_of(rows, about) end
---@param rows table[]
---@param players Player[]
---@param about { label?: string, asked?: string, [integer]: string } fields that list players
---@return table a widget
function votes_of(rows, players, about) end
---@generic T
---@param list T[]
---@param players Player[]
---@param about { label?: string, veil?: boolean }
---@param judge fun(member: T, player: Player): boolean?
---@return table a widget
function bars_of(list, players, about, judge) end
---@generic T
---@param list T[]
---@param players Player[]
---@param about { label?: string, veil?: boolean, [1]?: string, [2]?: string }
---@param judge fun(member: T, player: Player, other: Player): boolean?
---@return table a widget
function matrix_of(list, players, about, judge) end

---@param player Player with fields away and gone
---@param playing integer how many seats are played
---@return Word[]
function seat_words(player, playing) end
---@param players Player[] with fields away and gone
---@return table[] widgets
function empty_seats(players) end

-- Rules and the advice around them --------------------------------------------------------------------

---@type table<string, function>
rule = {}
---@param name string a rule, "ask.QUESTION" or "say.ANNOUNCEMENT"
---@param advice fun(base: function, ...): any for a question (base, q, g), for an announcement (base, to, values, pause, g)
function around(name, advice) end
---@param name string
---@param advice fun(...)
function before(name, advice) end
---@param name string
---@param advice fun(...)
function after(name, advice) end

---@param about { id: string, version: integer, players: integer[], title: Texts, about: Texts, components?: table<string, "app"|"table">, facts?: string[], counts?: Counted[], routine?: string[], files?: string[], opening?: string[], roles?: table<string, string>, settings?: table<string, Setting> }
function game(about) end
---@param about { id: string, game: string, shared?: boolean, title?: Texts, rule?: Texts, components?: table<string, "app"|"table">, facts?: string[], counts?: Counted[], players?: integer[], needs?: string[], conflicts?: string[], pairs_with?: string[], settings?: table<string, Setting>, text?: table<string, table<string, string>> }
function variant(about) end

---@param about { id: Word } and the fields that the game reads
function role(about) end

---@param id? Word
---@return table|table[]|nil
function roles(id) end
---An example that `narrator check` plays.
---@param name string what it shows
---@param about { players?: integer|string[], deal?: string|string[], set?: table<string, any>, with?: string[], seed?: string, play?: string[], says?: string|string[], not_said?: string|string[], refuses?: true|string|string[], asks?: string, status?: table }
function test(name, about) end
---@class Mind What one simulated player knows; a policy adds fields of its own, also to the players.
---@field me Player with the facts that player was told
---@field players Player[] this mind's own copies

---How simulated players play.
---@param name string
---@param about { hear?: table<string, fun(mind: Mind, said: Values)>, answer?: table<string, fun(mind: Mind, q: Question): any> } an answer, or a weight for each of several options
function policy(name, about) end
---Returns the value chosen for a setting that this file declares.
---@param name string
---@return any
function option(name) end
---Returns whether the app deals the component.
---@param component string
---@return boolean
function dealt(component) end

-- Questions ---------------------------------------------------------------------------------------------

---@param q Question
---@return any one of `from`; always a list with `count`, `min` or `max`
function choose(q) end
---@param q Question
---@return boolean
function confirm(q) end
---@param q Question
---@return Word[] in the order of `voters`
function ballots(q) end
---@param q Question
---@return integer|Word a word if it is one of `words`
function number(q) end
---@param q Question
---@return (Word|false)[]? nil if the whole deal is unknown
function deal(q) end
---@param q Question
function acknowledge(q) end

-- Announcements -----------------------------------------------------------------------------------------

---@param id string
---@param values? Values
function announce(id, values) end
---@param to Audience
---@param id string
---@param values? Values
function tell(to, id, values) end
---@param id string
---@param values? Values
---@param pause? integer seconds of silence after it; default 2
function narrate(id, values, pause) end
---@param to Audience
---@param subject Player
---@param key string listed in game{ facts = … }
---@param value any
function reveal(to, subject, key, value) end
---Refuses to begin the game as it is set up, for the reason in the text. Never returns.
---@param id string
---@param values? Values
function refuse(id, values) end
---For the author: `narrator check` shows it with its line; nothing is printed in play.
---@param ... any
function print(...) end
---Ends the game and never returns.
---@param result { winners: Player[], team?: any, reason?: string, scores?: integer[],
---  unknown?: Player[] }
function win(result) end

-- Cards with a face that the app may not know ------------------------------------------------------------------

cards = {}
---@param g table
---@param deck Deck
---@param faces { [1]: Word, [2]: integer }[] pairs of a face and its number of copies
---@return Pile
function cards.new(g, deck, faces) end
---@return Word? nil while the app does not know it
function cards.face(g, deck, card) end
---@return (Word|false)[] false for each face that the app does not know
function cards.faces(g, deck, pile) end
function cards.learn(g, deck, card, face) end
function cards.bar(g, deck, card, face) end
---@return Word[]
function cards.possible(g, deck, card) end
---@return Word also "unknown" if q has unknown = true
function cards.show(g, deck, card, q) end
---@return boolean
function cards.is(g, deck, card, face, q) end
function cards.turn_up(g, deck, pile, q) end
function cards.shuffle(g, deck, pile, id) end
function cards.deal(g, deck, pile, q) end
