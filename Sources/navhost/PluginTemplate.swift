/// What `navhost new` writes where it starts from nothing.
enum PluginTemplate {
  /// What a file is called in the plugin's folder, and its text.
  static func files(_ name: String) -> [(name: String, text: String)] {
    [("init.lua", code(name)), ("\(name)_spec.lua", spec(name))]
  }

  private static func code(_ name: String) -> String {
    """
    -- \(name): holds a screen back while it has unsaved changes.
    ---@type navhost.Plugin
    return {
      name = "\(name)",
      version = "0.1.0",
      description = "Asks before unsaved changes are lost.",
      controllers = "*",

      shouldPop = function(controller, pop)
        if controller.props.unsaved then
          return confirm("Leave without saving?", { ok = "Leave", cancel = "Stay" })
        end
      end,
    }

    """
  }

  private static func spec(_ name: String) -> String {
    """
    describe("\(name)", function()
      before_each(function()
        assert(nav.use("plugins/\(name)"))
        nav.setRoot("Home")
      end)

      each_exit(function(exit)
        it("lets a screen without changes go by the " .. exit.name, function()
          nav.push("Editor")
          assert.popped(exit())
        end)

        it("asks about unsaved changes at the " .. exit.name, function()
          nav.push({ class = "Editor", props = { unsaved = true } })
          assert.asked("Leave without saving?", exit())
          assert.blocked(nav.answer(false))
          assert.asked(exit())
          assert.popped(nav.answer(true))
          assert.is_nil(nav.question())
        end)
      end)
    end)

    """
  }
}
