/// What `navhost new` writes.
enum PluginTemplate {
  static func code(_ name: String) -> String {
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

  static func spec(_ name: String) -> String {
    """
    describe("\(name)", function()
      before_each(function()
        assert(nav.use("plugins/\(name)"))
        nav.setRoot("Home")
      end)

      it("lets a screen without changes go", function()
        nav.push("Editor")
        assert.equal("popped", (nav.tapBack()))
      end)

      it("asks while there are unsaved changes", function()
        nav.push({ class = "Editor", props = { unsaved = true } })
        assert.equal("deferred", (nav.tapBack()))
        assert.equal("blocked", (nav.answer(false)))
        assert.equal("deferred", (nav.tapBack()))
        assert.equal("popped", (nav.answer(true)))
        assert.equal("Home", nav.top.class)
      end)
    end)

    """
  }
}
