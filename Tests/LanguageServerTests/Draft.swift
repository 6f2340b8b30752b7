/// A folder with a plugin, its spec and a scene.
enum Draft {
  static let plugin = "plugins/draft/init.lua"
  static let spec = "plugins/draft/draft_spec.lua"
  static let scene = "scenes/scene.lua"

  static let files = [
    plugin: """
    return {
      name = "draft",
      controllers = { "Editor", "!Preview" },
      sources = { "edgeGesture" },
      shouldPop = function(controller, pop)
        if controller.props.dirty and pop.source ~= "programmatic" then
          perform("keep", { a = 1 })
          return false, "𝄞 nö"
        end
      end,
    }

    """,
    spec: """
    describe("draft", function()
      before_each(function() assert(nav.use("plugins/draft")) nav.setRoot("Home") end)
      it("holds", function()
        nav.class("Draft", "Editor")
        nav.push({ class = "Draft", props = { dirty = true } })
        assert.equal("Draft", nav.top.class)
      end)
    end)

    """,
    scene: """
    nav.onAction("keep", function(c, data) print(c.class) end)
    nav.setStack { "Home", { class = "Editor", props = { dirty = true } } }
    nav.top.props.dirty = false
    nav.tapBack()

    """,
  ]
}
