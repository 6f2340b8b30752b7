/// What dresses a screen or listens, as people write it.
extension Sound {
  static let looks: [Sound] = [
    plugin(
      """
      return {
        backColor = function(controller, bar)
          local first = bar.colors and bar.colors[1] or bar.color
          if first == "#ffffff" then return "#007aff" end
          return bar.contrastColor
        end,
      }
      """),
    plugin(
      """
      local co
      return {
        onLoad = function()
          co = coroutine.create(function(a)
            while true do a = coroutine.yield(a * 2) end
          end)
        end,
        didPush = function(controller)
          local ok, value = coroutine.resume(co, controller.index)
          if not ok then log.error(value) end
        end,
      }
      """),
    plugin(
      """
      local Stack = {}
      function Stack:push(x) self[#self + 1] = x end
      function Stack:pop() return table.remove(self) end
      local stack = setmetatable({}, { __index = Stack, __len = nil })
      return {
        didPush = function(c) stack:push(c.id) end,
        didPop = function(c, pop) stack:pop() end,
      }
      """),
    plugin(
      """
      local counts = { popped = 0, cancelled = 0 }
      return {
        gestureDidEnd = function(_, gesture)
          counts[gesture.outcome] = counts[gesture.outcome] + 1
        end,
        onUnload = function() return counts end,
        onLoad = function(saved)
          if type(saved) == "table" then
            for k, v in pairs(saved) do counts[k] = v end
          end
        end,
      }
      """),
    plugin(
      """
      return {
        willAppear = function(controller, animated)
          local settings = { barHidden = true, gesture = "fullscreen", maxInitialDistance = 44 }
          for key, value in pairs(settings) do controller[key] = value end
          if not animated then controller.title = nil end
          controller.customBackButton = controller.props.custom or false
          controller.backTitle = nil
        end,
      }
      """),
    plugin(
      """
      return {
        willAppear = function(c)
          local frame = { x = 0, y = 700, w = 390, h = 44 }
          c.regions = { { name = "slider", frame = frame, handles = "horizontal" } }
          for i = 1, 3 do
            local list = c.regions
            list[#list + 1] = { name = "r" .. i, frame = { 0, i, 1, 1 }, handles = "vertical" }
            c.regions = list
          end
        end,
      }
      """),
    plugin(
      """
      return {
        backTitle = function(controller, back)
          local previous = controller.previous
          return previous and (previous.title or previous.class) or nil
        end,
        barHidden = function(controller, bar)
          return controller.props.fullscreen == true or nil
        end,
      }
      """),
    plugin(
      """
      local history = {}
      local function remember(controller, ...)
        history[#history + 1] = { controller.class, select("#", ...), ... }
        if #history > 100 then table.remove(history, 1) end
      end
      return { didPush = remember, didPop = remember, didAppear = remember }
      """),
    plugin(
      """
      local function f(x, y)
        x = x or 1
        y = y or x
        return x + y
      end
      return { backTitle = function(c) return tostring(f(c.index)) end }
      """),
    plugin(
      """
      return {
        gestureDidEnd = function(controller, gesture)
          if gesture.outcome == "cancelled" then
            controller.props.cancelled = (controller.props.cancelled or 0) + 1
          end
        end,
        didPop = function(controller, pop)
          log.info(("left %s by %s"):format(controller.class, pop.source), pop.count, pop.animated)
        end,
      }
      """),
    plugin(
      """
      local result
      local function set(v) result = v end
      return {
        didPush = function(c) set(c.id) end,
        backTitle = function() return result and ("" .. result) end,
      }
      """),
  ]
}
