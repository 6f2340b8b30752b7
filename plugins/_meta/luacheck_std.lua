-- Globals for luacheck, made from the description of the API in Sources/Tools/NavhostReference; a test holds
-- this file against it. Do not edit it by hand. In `.luacheckrc`:
--   stds.navhost = dofile("plugins/_meta/luacheck_std.lua").plugin
--   std = "navhost"
local open = { other_fields = true, read_only = false }

return {
  plugin = {
    read_globals = {
      "_G", "_VERSION", "assert", "collectgarbage", "error", "getmetatable", "ipairs", "load",
      "next", "pairs", "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "require",
      "select", "setmetatable", "tonumber", "tostring", "type", "xpcall", "confirm", "choose",
      "await", "perform", "text", "color", "app",
      log = {
        fields = {
          debug = open, info = open, warn = open, error = open,
        },
      },
      coroutine = {
        fields = {
          close = open, create = open, isyieldable = open, resume = open, running = open,
          status = open, wrap = open, yield = open,
        },
      },
      math = {
        fields = {
          abs = open, acos = open, asin = open, atan = open, ceil = open, cos = open,
          deg = open, exp = open, floor = open, fmod = open, huge = open, log = open,
          max = open, maxinteger = open, min = open, mininteger = open, modf = open, pi = open,
          rad = open, random = open, randomseed = open, sin = open, sqrt = open, tan = open,
          tointeger = open, type = open, ult = open,
        },
      },
      os = {
        fields = {
          clock = open, date = open, difftime = open, time = open,
        },
      },
      string = {
        fields = {
          byte = open, char = open, find = open, format = open, gmatch = open, gsub = open,
          len = open, lower = open, match = open, pack = open, packsize = open, rep = open,
          reverse = open, sub = open, unpack = open, upper = open,
        },
      },
      table = {
        fields = {
          concat = open, insert = open, move = open, pack = open, remove = open, sort = open,
          unpack = open,
        },
      },
      utf8 = {
        fields = {
          char = open, charpattern = open, codepoint = open, codes = open, len = open,
          offset = open,
        },
      },
    },
  },
  script = {
    read_globals = {
      "confirm", "choose", "await", "perform", "text", "color", "app",
      log = {
        fields = {
          debug = open, info = open, warn = open, error = open,
        },
      },
      nav = {
        fields = {
          reset = open, class = open, use = open, plugins = open, unmatched = open, hook = open,
          on = open, setRoot = open, push = open, setStack = open, pop = open, popTo = open,
          popToRoot = open, embed = open, present = open, tabs = open, escape = open,
          swipeDown = open, tapOutside = open, requestDismiss = open, dismiss = open,
          compare = open, tapBack = open, tap = open, pan = open, touch = open, backMenu = open,
          requestPop = open, answer = open, question = open, onAction = open, onAwait = open,
          advance = open, settle = open, events = open, explain = open, check = open,
          prove = open, settings = open, render = open, filmstrip = open, map = open,
          snapshot = open, app = open, top = open, stack = open, depth = open,
          transition = open, bar = open, time = open, presented = open, presenting = open,
          ios = open, language = open, frozen = open,
        },
      },
    },
  },
  spec = {
    read_globals = {
      "describe", "context", "insulate", "expose", "it", "spec", "test", "pending",
      "before_each", "after_each", "setup", "teardown", "strict_setup", "strict_teardown",
      "lazy_setup", "lazy_teardown", "finally", "randomize", "spy", "stub", "mock", "match",
      "each_exit", "files",
      assert = open,
    },
  },
}
