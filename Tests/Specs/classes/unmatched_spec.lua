-- `nav.unmatched()`: patterns that have matched no class of a controller made since the plugin was loaded.
local function plugin(patterns)
  return assert(nav.use(files {
    ["p.lua"] = ("return { name = 'p', controllers = %s, shouldPop = function() end }"):format(
      patterns),
  } .. "/p.lua"))
end

local function patterns()
  local found = {}
  for i, lost in ipairs(nav.unmatched()) do found[i] = lost.plugin .. " " .. lost.pattern end
  return found
end

describe("nav.unmatched", function()
  it("lists what has matched nothing, in order", function()
    plugin '{ "Editor", "Lettr*" }'
    assert.same({ "p Editor", "p Lettr*" }, patterns())
    nav.setRoot("Home")
    assert.same({ "p Editor", "p Lettr*" }, patterns())
    nav.push("Editor")
    assert.same({ "p Lettr*" }, patterns())
  end)

  it("counts superclasses", function()
    nav.class("LetterEditor", "Editor")
    plugin '"Editor"'
    nav.setRoot("LetterEditor")
    assert.same({}, patterns())
  end)

  it("leaves * and exclusions out", function()
    plugin '{ "*", "!Preview", "E?itor" }'
    assert.same({ "p E?itor" }, patterns())
  end)

  it("counts from the moment when the plugin was loaded", function()
    nav.setRoot("Editor")
    plugin '"Editor"'
    assert.same({ "p Editor" }, patterns())
    nav.push("Editor")
    assert.same({}, patterns())
  end)

  it("forgets nothing in nav.reset", function()
    plugin '"Editor"'
    nav.setRoot("Editor")
    nav.reset {}
    assert.same({}, patterns())
  end)

  it("begins anew when the plugin is reloaded", function()
    local handle = plugin '"Editor"'
    nav.setRoot("Editor")
    assert.same({}, patterns())
    assert(handle:reload())
    assert.same({ "p Editor" }, patterns())
    nav.setRoot("Editor")
    assert.same({}, patterns())
  end)

  it("forgets a plugin that was unloaded", function()
    plugin('"Editor"'):unload()
    assert.same({}, patterns())
  end)

  it("tells two names apart that look alike", function()
    plugin '"Caf\u{e9}"'
    nav.setRoot("Cafe\u{301}")
    assert.same({ "p Caf\u{e9}" }, patterns())
    nav.push("Caf\u{e9}")
    assert.same({}, patterns())
  end)
end)
