/// Files of sessions that several tests debug.
enum Sessions {
  /// An editor that a plugin keeps.
  static let editor = [
    "s.lua": """
    nav.setStack { "Home", { class = "Editor", title = "Draft", props = { draft = true, list = { 1, 2 } } } }
    local up = { deep = { 1, { 2 } }, text = "a" }
    local function look(one, ...)
      local number, text, none = 1.5, "x", nil
      local shown = setmetatable({}, { __tostring = function() error("ran") end, __index = error })
      up.seen = one
      return number
    end
    look("first", 2, true)
    nav.tapBack()
    """,
    "plugins/keep.lua": """
    local limit = 3
    return {
      shouldPop = function(controller, pop)
        local props = controller.props
        return limit > 0 and props.draft and false
      end,
    }
    """,
  ]

  /// Three lines that print a sum.
  static let sum = [
    "s.lua": """
    local a = 1
    local b = a + 1
    print("b", b)
    """
  ]
}
