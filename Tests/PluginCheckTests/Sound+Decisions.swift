/// Policies as people write them: helpers, closures, options, wrappers, loops.
extension Sound {
  static let decisions: [Sound] = [
    plugin(
      """
      local M = {}
      M.__index = M
      function M.new(limit) return setmetatable({ limit = limit, count = 0 }, M) end
      function M:bump() self.count = self.count + 1; return self.count > self.limit end
      local counter = M.new(3)
      return {
        shouldPop = function(controller, pop)
          if counter:bump() then return true end
          return false, ("not yet: %d of %d"):format(counter.count, counter.limit)
        end,
      }
      """),
    plugin(
      """
      local options = ...
      local limit = tonumber(options.limit) or 20
      local words = options.words or { ok = "Go", cancel = "Stay" }
      return {
        shouldPop = function(controller, pop)
          if pop.count > limit then return confirm("Really?", words) end
        end,
      }
      """),
    plugin(
      """
      local options = ... or {}
      options.limit = options.limit or 5
      return {
        shouldPush = function(_, push)
          if push.depth >= options.limit then return false, "too deep" end
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop, next)
          local answer, reason = next()
          if answer == false and pop.source == "request" then return true end
          return answer, reason
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop, next)
          return next()
        end,
        backTitle = function(controller, back, next)
          local title = next()
          return title and title:upper()
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(...)
          local controller, pop = ...
          if select("#", ...) > 2 then return nil end
          return pop.animated and controller.props.ok or nil
        end,
      }
      """),
    plugin(
      """
      local asked = {}
      local function ask(controller)
        local key = controller.class .. "#" .. controller.id
        if asked[key] then return true end
        asked[key] = true
        return confirm("Leave " .. key .. "?")
      end
      return { controllers = "*Editor", shouldPop = ask }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          for i, item in ipairs(controller.props.items or {}) do
            if item.saved then goto continue end
            do return false, "item " .. i .. " is not saved" end
            ::continue::
          end
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          if pop.source:find("Gesture") then return false, "no swipes" end
          if pop.source:match("^back") then return true end
          if #pop.source > 3 and pop.source:sub(1, 3) == "req" then return nil end
        end,
      }
      """),
    plugin(
      """
      local handlers = {
        backButton = function(controller) return confirm(controller.title or "Leave?") end,
        edgeGesture = function() return false, "swipe" end,
        request = function() return true end,
      }
      return {
        shouldPop = function(controller, pop)
          local handler = handlers[pop.source]
          if handler then return handler(controller, pop) end
        end,
      }
      """),
    plugin(
      """
      local names = { "edgeGesture", "fullscreenGesture" }
      local isGesture = {}
      for _, name in ipairs(names) do isGesture[name] = true end
      return { sources = names, shouldPop = function(_, pop) return not isGesture[pop.source] end }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller)
          local ok, result = pcall(function() return controller.props.a.b.c end)
          if not ok then log.warn("no c:", result) return nil end
          return result == nil
        end,
      }
      """),
    plugin(
      """
      local function isDirty(c)
        while c do
          if c.props.dirty then return true, c end
          c = c.previous
        end
      end
      return {
        shouldPop = function(controller, pop)
          local dirty, where = isDirty(controller)
          if dirty then return false, where.class .. " is dirty" end
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          local c, steps = controller, 0
          repeat
            local previous = c.previous
            if c.props.locked then return false, "locked" end
            c, steps = previous, steps + 1
          until c == nil or c == pop.target
          print("looked at", steps)
        end,
      }
      """),
    plugin(
      """
      local rules = require("rules")
      local util = require "util"
      return {
        shouldPop = function(controller, pop)
          for name, rule in pairs(rules) do
            if util.matches(rule, controller, pop) then return false, name end
          end
        end,
      }
      """),
    plugin(
      """
      local M = {}
      M.controllers = { "A", "B" }
      M.sources = {}
      for _, s in ipairs({ "backButton", "request" }) do M.sources[#M.sources + 1] = s end
      M.shouldPop = function(c, p) return nil end
      if os.time() > 0 then M.priority = 10 else M.priority = 0 end
      return M
      """),
    plugin(
      """
      local LIMITS <const> = { edge = 20, fullscreen = 120 }
      return {
        gestureShouldBegin = function(_, g)
          if g.distanceToEdge > (LIMITS[g.kind] or math.huge) then return false, "too far" end
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          local message = table.concat({ "Leave", controller.title or controller.class, "?" }, " ")
          local words = { ok = ("Leave %s"):format(controller.class), destructive = pop.count > 1 }
          local leaves = confirm(message, words)
          if leaves then controller.props.draft = nil end
          return leaves
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          if controller.props.draft and not confirm("Discard the draft?") then return false end
          if controller.props.upload and not confirm("Cancel the upload?") then return false end
        end,
      }
      """),
    plugin(
      """
      local days = { [0] = "Sunday", "Monday", "Tuesday" }
      local t <const> = os.date("*t")
      return { shouldPop = function() if days[t.wday - 1] == "Sunday" then return false, "closed" end end }
      """),
    plugin(
      """
      -- luacheck: ignore
      local unused_but_named = nil
      return { shouldPop = function(controller, pop) if unused_but_named then return false end end }
      """),
    plugin(
      """
      local _M = { _VERSION = "1.0" }
      _M.shouldPop = function(_, _) return nil end
      return _M
      """),
    plugin(
      """
      local function deny(why) return false, why end
      return {
        shouldPop = function(c)
          if c.props.a then return deny("a") end
          if c.props.b then return deny("b") end
        end,
      }
      """),
    plugin(
      """
      local seen = {}
      return {
        shouldPop = function(controller)
          local count = (seen[controller] or 0) + 1
          seen[controller] = count
          if count == 1 then return false, "tap twice to leave" end
          seen[controller] = nil
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          local target = pop.target
          if not target then return end
          if target.isRoot and pop.count >= 2 and pop.source == "backMenu" then
            return confirm("Back to " .. target.class .. "?", { ok = "Yes" })
          end
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(controller, pop)
          local tries = 0
          ::again::
          tries = tries + 1
          if tries < 3 and not controller.props.ready then goto again end
          return controller.props.ready and true or nil
        end,
      }
      """),
    plugin(
      """
      return {
        shouldPop = function(c) return (c.props.count or 0) < 3 end,
        shouldPush = function(c, push)
          local below = push.previous
          if below and below.class == c.class then return false, "twice the same" end
          return true
        end,
      }
      """),
  ]
}
