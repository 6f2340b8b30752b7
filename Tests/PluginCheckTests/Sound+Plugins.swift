extension Sound {
  static let plugins: [Sound] = [
    plugin("return {}"),
    plugin("return { my = 1, regions = {}, didPop = print }"),
    plugin("return { author = \"me\" }"),
    plugin("return { shouldPop = function() end }"),
    plugin("return { willAppear = function(_, _, next) next() end }"),
    plugin("return { shouldPop = function(controller) return not controller.props.dirty end }"),
    plugin("return { shouldPop = function(_, pop) if pop.animated then return false end end }"),
    plugin(
      """
      ---@type navhost.Plugin
      return {
        name = "draft", version = "1.2.0", api = 1, description = "Keeps drafts.", priority = -5,
        controllers = { "Draft*", "!DraftPreview" },
        sources = { "backButton", "edgeGesture", "programmatic" },
        onError = "deny",
        shouldPop = function(controller, pop, next)
          if not controller.props.dirty then return next() end
          return confirm("Discard?", { ok = "Discard", cancel = "Keep", destructive = true })
        end,
      }
      """),
    plugin(
      """
      local M = { name = "m" }
      local function helper(x) return x + 1 end
      function M.twice(x) return helper(helper(x)) end
      function M.backTitle(controller, back)
        if M.twice(#back.default) > 5 then return "" end
        return back.previousTitle or controller.title
      end
      return M
      """),
    plugin(
      """
      local plugin = {}
      plugin.name = "colors"
      plugin.backColor = function(_, bar)
        if bar.hidden then return nil end
        return bar.luminance > 0.5 and "#000" or { 1, 1, 1, 0.5 }
      end
      return plugin
      """),
    plugin(
      """
      return {
        gestureShouldBegin = function(controller, gesture)
          local dx, dy = gesture.translation.x, gesture.translation.y
          if math.abs(dy) > math.abs(dx) then return false, "steep" end
          if gesture.region == "map" and gesture.kind == "edge" then return true end
          if gesture.distanceToEdge > controller.maxInitialDistance then return false end
        end,
        gestureDidEnd = function(_, gesture)
          if gesture.outcome == "popped" then log.info("gone", gesture.velocity.x) end
        end,
      }
      """),
    plugin(
      """
      return {
        willAppear = function(controller, animated)
          controller.state.shown = (controller.state.shown or 0) + 1
          controller.title = "seen " .. controller.state.shown
          controller.barColor = { "red", "#00ff00", { 0, 0, 1 } }
          controller.backColor = "auto"
          controller.gesture = animated and "edge" or "none"
          controller.regions = { { name = "map", frame = { 0, 0, 100, 100 }, handles = "all" } }
          controller.props = { list = { 1, 2, "three" } }
        end,
      }
      """),
    plugin(
      """
      local seen = setmetatable({}, { __mode = "v" })
      return {
        didPush = function(controller) seen[controller] = os.time() end,
        didPop = function(controller) seen[controller] = nil end,
        onLoad = function(saved) if saved then seen.count = saved.count end end,
        onUnload = function() return { count = seen.count } end,
      }
      """),
    plugin("local ok, why = pcall(error, 'x')\nreturn { name = tostring(why), _ok = ok }"),
    plugin("return { sources = { 'edgeGesture' }, shouldPop = function() return false end }"),
    plugin("return { controllers = '!Home', shouldPop = function() return nil end }"),
    plugin("return { controllers = { 'Dr*', '!Draft' }, barHidden = function() return true end }"),
    plugin(
      "return { shouldPop = function(c) while true do if c.isTop then return true end end end }"),
    plugin("return { shouldPop = function() return false, 'x' end, onLoad = print, sources = {} }"),
    plugin(
      """
      local function guard(controller, pop)
        for _, name in ipairs({ "A", "B" }) do
          if controller.class == name and pop.source ~= "programmatic" then return false end
        end
      end
      return { shouldPop = guard, shouldPush = function(_, push) return push.depth < 20 end }
      """),
    plugin("return setmetatable({ name = 'x' }, { __index = function() end })"),
    plugin("local t = require('lib').make()\nreturn t"),
    plugin(
      "return { didAppear = function(controller) for k, v in pairs(controller.props) do print(k, v) end end }"
    ),
    plugin("function shared() return 1 end\nreturn { name = 'n' .. shared() }"),
    plugin(
      "return { backTitle = function(controller) return ({ A = 'x' })[controller.class] end }"),
    plugin("return { api = 1.0, priority = 2^3 // 1 | 0, version = '0.1.0-beta' }"),
    plugin("local _unused = 1\nreturn { name = color('tomato') .. color(1, 0, 0) }"),
    plugin("print(collectgarbage('count'))\nreturn { name = load('return \"x\"')() }"),
    plugin("local p <const> = { name = 'x' }\nreturn p"),
    plugin(
      """
      local wait = coroutine.wrap(function(a) local b = coroutine.yield(a) return b end)
      return { onLoad = function() print(wait(1), utf8.len("é"), ("x"):rep(3), table.unpack({})) end }
      """),
  ]
}
