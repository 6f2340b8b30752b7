import Foundation

/// The Lua programs that are measured.
enum Plugins {
  /// Reads two fields and vetoes.
  static let veto = """
    return {
      shouldPop = function(c, pop)
        if c.class == "Editor" and pop.source == "request" then
          return false, "unsaved changes"
        end
      end,
    }
    """

  /// Looks at the globals and at three libraries, which are made then.
  static let libraries = """
    local floor, upper, insert = math.floor, string.upper, table.insert

    """

  /// What hooks do, each with `...` as its work and the same veto at the end.
  static let works: [(name: String, source: String)] = [
    ("ordinary", work(ordinary)),
    (
      "numbers",
      work("local n = 0 for i = 1, 200 do if i % 3 == 0 then n = n + i * 2 else n = n - 1 end end")
    ),
    (
      "tables",
      work(
        """
        local list, sum = {}, 0
        for i = 1, 50 do list["field " .. i] = i end
        for _, value in pairs(list) do sum = sum + value end
        """)
    ),
    (
      "strings",
      work(
        """
        local words = {}
        for word in ("one small step for a policy, one more for its author"):gmatch("%a+") do
          words[#words + 1] = word:upper():sub(1, 3)
        end
        local text = ("%s: %d words"):format(table.concat(words, "-"), #words):gsub("O", "0")
        """)
    ),
    (
      "sorting",
      work(
        """
        local list = {}
        for i = 1, 50 do list[i] = i * 7919 % 1009 end
        table.sort(list, function(a, b) return a > b end)
        """)
    ),
  ]

  /// What a policy with something to look at does: state of its own, a list of classes, a reason
  /// put together.
  private static let ordinary = """
    local names = {}
    for name, value in pairs(draft) do
      if value and not name:find("^_") then names[#names + 1] = name end
    end
    table.sort(names)
    local guarded = false
    for _, class in ipairs(classes) do guarded = guarded or c.class:match(class) ~= nil end
    local reason = ("%d unsaved: %s"):format(#names, table.concat(names, ", "))
    """

  private static func work(_ body: String) -> String {
    """
    local classes = {"^Edit", "Form$", "^Sheet", "Draft"}
    local draft = {title = "x", body = "y", tags = true, _id = 7, date = false, author = "z"}
    return {
      shouldPop = function(c, pop)
        \(body)
        if c.class == "Editor" and pop.source == "request" then
          return false, "unsaved changes"
        end
      end,
    }
    """
  }

  /// Looks at every gesture, and has nothing against it.
  static let gesture = """
    return {
      gestureShouldBegin = function(c, gesture)
        if gesture.distanceToEdge > 100 and c.class == "Editor" then
          return false, "too far"
        end
      end,
    }
    """

  /// Matches no controller that is there.
  static func elsewhere(_ number: Int) -> String {
    """
    return {
      controllers = "Other\(number)",
      shouldPop = function(c, pop)
        if pop.count > 1 then return false, "not so many" end
      end,
    }
    """
  }
}

/// A folder for the files of a run, gone with it.
final class Scratch {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "navhost-benchmarks-\(getpid())"
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) -> String {
    let file = path + "/" + name
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// What scripts do that are recorded.
enum Sessions {
  static let sixSteps = """
    for _ = 1, 2000 do
      nav.reset{}
      nav.setRoot("Home")
      nav.push("List")
      local editor = nav.push{ class = "Editor", props = { unsaved = true } }
      editor.props.unsaved = false
      nav.pan{ from = {5, 400}, to = {300, 400} }
      nav.tapBack()
    end
    """
}
