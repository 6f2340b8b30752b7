package import NavhostLua
internal import NavhostSupport

/// Finds the modules that a plugin may require: files inside its own folder, and nothing else. A plugin
/// that is one file has none.
package struct ModuleFinder {
  package let folder: String?
  /// The plugin's name.
  package var plugin = ""
  /// Bytes of source that are read at most.
  package let limit: Int

  /// The file and the source of the module `name`, `"a.b"` for `a/b.lua` or `a/b/init.lua`.
  ///
  /// - Throws: `LuaRaise` where the name is none, nothing is there, or a link leads out.
  package func find(_ name: String) throws(LuaRaise) -> (path: String, source: [UInt8]) {
    guard let folder else {
      throw LuaRaise(
        "\(owner) is one file and requires nothing: make it a folder with init.lua, "
          + "and put the module there")
    }
    guard let root = Files.realPath(folder) else { throw missing(name) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy(Self.isPlain) else {
      throw LuaRaise("module name '\(Plain.line(name, limit: 60))' must be names joined by dots")
    }
    let stem = folder + "/" + parts.joined(separator: "/")
    for path in [stem + ".lua", stem + "/init.lua"] {
      guard let real = Files.realPath(path) else { continue }
      guard FilePath.isInside(real, root) else {
        throw LuaRaise("module '\(name)' lies outside the plugin's folder")
      }
      let source: [UInt8]
      do throws(FileError) {
        source = try Files.read(real, atMost: limit)
      } catch {
        throw LuaRaise("module '\(name)': \(error.reason)")
      }
      guard source.count <= limit else {
        throw LuaRaise(
          "error loading module '\(name)':\n\tsource is larger than \(limit) bytes")
      }
      return (path, LuaFile.chunk(source))
    }
    throw missing(name)
  }

  private var owner: String {
    plugin.isEmpty ? "the plugin" : "plugin '\(Plain.line(plugin, limit: 60))'"
  }

  private func missing(_ name: String) -> LuaRaise {
    LuaRaise("module '\(Plain.line(name, limit: 60))' not found in the folder of \(owner)")
  }

  private static func isPlain(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
