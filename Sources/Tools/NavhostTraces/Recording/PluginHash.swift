internal import NavhostPluginHost
internal import NavhostSupport

/// The SHA-256 of a plugin's source: of its file where that is all there is, else of every Lua file of
/// its folder but specs, in byte order of the names, each with its name and a zero byte before it.
enum PluginHash {
  static func text(of plugin: Plugin) -> String {
    guard case .file(let source) = plugin.origin else { return "" }
    let main = (try? Files.read(source.path)) ?? []
    guard let folder = source.folder else { return SHA256.text(main) }
    let files = Files.below(folder, suffix: ".lua")
    let own = files.filter { !$0.hasSuffix("_spec.lua") }
    guard own.count > 1 else { return SHA256.text(main) }
    var all: [UInt8] = []
    for path in own {
      all += folder == "." ? path.utf8[...] : path.utf8.dropFirst(folder.utf8.count + 1)
      all.append(0)
      all += (try? Files.read(path)) ?? []
    }
    return SHA256.text(all)
  }
}
