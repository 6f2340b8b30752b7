internal import PluginHost
internal import Scripting
internal import Support

/// The names that plugins read of `props`, as far as their text shows them.
enum PropNames {
  static func names(of plugins: [Plugin]) -> [String] {
    let sources = plugins.compactMap(\.path).compactMap { try? Files.read($0) }
    return Set(sources.flatMap { names(in: String(decoding: $0, as: UTF8.self)) }).sorted()
  }

  /// What follows `props.` in a piece of Lua.
  static func names(in source: String) -> [String] {
    source.split(separator: "props.", omittingEmptySubsequences: false).dropFirst().compactMap {
      let name = String($0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
      return LuaText.isName(name) ? name : nil
    }
  }
}
