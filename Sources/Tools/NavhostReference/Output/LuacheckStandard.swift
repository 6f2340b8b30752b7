extension Reference {
  /// What luacheck has to know of the globals: `plugins/_meta/luacheck_std.lua`.
  package enum LuacheckStandard {
    /// A Lua file that returns a table of stds: `plugin`, `script` and `spec`.
    package static var text: String {
      """
      -- Globals for luacheck, made from the description of the API in Sources/Tools/NavhostReference; a test holds
      -- this file against it. Do not edit it by hand. In `.luacheckrc`:
      --   stds.navhost = dofile("plugins/_meta/luacheck_std.lua").plugin
      --   std = "navhost"
      local open = { other_fields = true, read_only = false }

      return {
        plugin = {
          read_globals = {
      \(plugin)
          },
        },
        script = {
          read_globals = {
      \(script)
          },
        },
        spec = {
          read_globals = {
      \(names(Reference.specGlobals))
            assert = open,
          },
        },
      }

      """
    }

    private static let indent = "      "

    private static var plugin: String {
      let functions = Reference.sandboxNames + Reference.globalFunctions.map { $0.name } + ["app"]
      return ([names(functions), log] + Reference.sandboxLibraries.map(library))
        .joined(separator: "\n")
    }

    private static var script: String {
      let members = Reference.navFunctions.map { $0.name } + Reference.navFields.map { $0.name }
      return [
        names(Reference.globalFunctions.map { $0.name } + ["app"]), log, table("nav", members),
      ].joined(separator: "\n")
    }

    private static var log: String { table("log", Reference.logFunctions.map { $0.name }) }

    private static func library(_ library: Reference.Library) -> String {
      table(library.name, library.members)
    }

    private static func names(_ names: [String]) -> String {
      TextWrap.fill(names.map { "\"\($0)\"," }, width: 90)
        .map { indent + $0 }.joined(separator: "\n")
    }

    /// A global table and its members, whose own fields are left alone.
    private static func table(_ name: String, _ members: [String]) -> String {
      let fields = members.map { "\($0) = open," }
      let lines = TextWrap.fill(fields, width: 86).map { "\(indent)    \($0)" }
      return
        (["\(indent)\(name) = {", "\(indent)  fields = {"] + lines
        + ["\(indent)  },", "\(indent)},"]).joined(separator: "\n")
    }
  }
}
