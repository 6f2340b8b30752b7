-- `navhost check`, rule `look-alike-name`.
local navhost = assert(io.popen("readlink /proc/$PPID/exe || ps -o comm= -p $PPID")):read()

local function check(policy)
  local folder = files { ["plugins/p.lua"] = policy }
  local pipe = assert(io.popen(("'%s' check '%s/plugins' 2>&1"):format(navhost, folder)))
  local text = pipe:read("a")
  pipe:close()
  return text
end

describe("look-alike-name", function()
  local found = {
    { "a space at the end", "return { name = 'guard ' }", "has a space at its end" },
    { "a space in front", "return { name = ' guard' }", "has a space at its beginning" },
    { "U+00A0", "return { name = 'my\u{a0}guard' }", "has U+00A0" },
    { "Cyrillic in Latin", "return { name = 'gu\u{430}rd' }", "letters of two scripts, Latin and Cyrillic" },
    { "Greek in Latin", "return { controllers = '\u{391}ccount' }", "letters of two scripts, Latin and Greek" },
    { "a pattern", "return { controllers = { 'Edit*', '!Home ' } }", "has a space at its end" },
    { "an action", "return { shouldPop = function() perform('save ') end }", "has a space at its end" },
    { "an await", "return { shouldPop = function() return await('s\u{430}ve') end }", "two scripts" },
    { "a choice", "return { shouldPop = function() return choose('?', {{ id = 'a ', title = 'A' }, { id = 'b', title = 'B' }}) ~= 'b' end }", "has a space at its end" },
    { "a prop", "return { shouldPop = function(c) return c.props['dirty '] ~= true end }", "has a space at its end" },
  }
  for _, case in ipairs(found) do
    it("tells " .. case[1], function()
      local text = check(case[2])
      assert.matches("look-alike-name", text, 1, true)
      assert.matches(case[3], text, 1, true)
    end)
  end

  for _, name in ipairs { "guard", "my guard", "w\u{e4}chter", "\u{441}\u{442}\u{440}\u{430}\u{436}", "\u{3c6}\u{3cd}\u{3bb}\u{3b1}\u{3be}", "\u{8b66}\u{5099} A" } do
    it("leaves alone " .. name, function()
      assert.is_nil(check(("return { name = %q }"):format(name)):find("look-alike-name", 1, true))
    end)
  end
end)
