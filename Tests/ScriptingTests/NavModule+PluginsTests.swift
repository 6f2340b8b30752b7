import ScriptFixture
import Testing

/// `nav.use`, handles and hooks (contract.md, section 3).
@Suite struct NavPluginsTests {
  @Test func whatIsNoPluginIsNilAndAReasonWhatIsNoCallAnError() throws {
    try run(
      told + """
        told("nav.use: needs a path or a table of hooks, got 5", nav.use, 5)
        told("options must be a table, got true", nav.use, dir .. "/p.lua", true)
        told("'options' must be a table", nav.use, dir .. "/p.lua", {options = 5})
        told("'options': a function cannot be kept", nav.use, dir .. "/p.lua", {options = {f = print}})
        local handle, why = nav.use {name = ""}
        eq(nil, handle) eq("inline plugin: field 'name' must not be empty", why)
        eq(0, #nav.plugins())
        """, with: ["p.lua": "return {}"])
  }

  @Test func aFolderIsAListAndAPluginsFolderAPlugin() throws {
    let fixture = try Fixture([
      "many/a.lua": "return {}", "many/b.lua": "return 5", "one/init.lua": "return {}",
      "none/x.txt": "",
    ])
    try fixture.run(
      """
      local list = nav.use(dir .. "/many")
      eq(1, #list) eq("a", list[1].name) eq("one", nav.use(dir .. "/one").name)
      eq(0, #nav.use(dir .. "/none"))
      """)
    #expect(fixture.reports.count == 1 && fixture.reports[0].contains("b.lua"))
  }

  @Test func methodsNeedTheirHandle() throws {
    try run(
      told + """
        local h, on = nav.use {}, nav.on("push", print)
        told("reload must be called on a plugin's handle: use handle:reload()", h.reload)
        told("disable must be called on a plugin's handle: use handle:disable()", h.disable, on)
        told("enable must be called on a plugin's handle", h.enable, 5)
        told("unload must be called on a plugin's handle", h.unload, nav)
        told("remove must be called on a handle: use handle:remove()", on.remove, h)
        nav.setRoot("A")
        told("hook must be called on a controller: use controller:hook(name, fn)", nav.top.hook, "shouldPop", print)
        """)
  }

  @Test func aHookNeedsAClassANameAndAFunction() throws {
    try run(
      told + """
        told("nav.hook: needs a class name, got nothing", nav.hook)
        told("needs a class name", nav.hook, "", "shouldPop", print)
        told([["onLoad" is no hook]], nav.hook, "A", "onLoad", print)
        told("the hook must be a function, got 5", nav.hook, "A", "shouldPop", 5)
        nav.setRoot("A")
        told("5 is no hook", nav.top.hook, nav.top, 5, print)
        """)
  }

  /// The bar is what the hooks say from now on.
  @Test func aHookThatIsPutOrTakenAwayLaysTheBarOut() throws {
    try run(
      """
      nav.setStack {{class = "A", title = "Home"}, "B"}
      local hook = nav.hook("B", "backTitle", function() return "Up" end)
      eq("Up", nav.bar.back.title)
      local own = nav.top:hook("backTitle", function() return "Mine" end)
      eq("Mine", nav.bar.back.title)
      own:remove() eq("Up", nav.bar.back.title)
      hook:remove() eq("Home", nav.bar.back.title)
      """)
  }
}
