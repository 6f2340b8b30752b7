internal import ArgumentParser
@preconcurrency internal import Glibc

/// `navhost new NAME`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a plugin: its code and its spec.")

  @Argument(help: "The plugin's name: letters, digits and underscores.")
  var name: String

  mutating func validate() throws {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard isPlain, let first = name.utf8.first, first | 0x20 >= UInt8(ascii: "a") else {
      throw ValidationError(
        "'\(name)' cannot be a plugin's name: use letters, digits and underscores, a letter first")
    }
  }

  mutating func run() throws {
    let folder = "plugins/\(name)"
    for taken in [folder, folder + ".lua"] where access(taken, F_OK) == 0 {
      throw Failure(.failed, "\(taken) is there already: choose another name or remove it")
    }
    if mkdir("plugins", 0o777) != 0, errno != EEXIST { throw Self.failure("plugins") }
    if mkdir(folder, 0o777) != 0 { throw Self.failure(folder) }
    try write(PluginTemplate.code(name), to: folder + "/init.lua")
    try write(PluginTemplate.spec(name), to: folder + "/\(name)_spec.lua")
    Output.line("\(folder)/init.lua")
    Output.line("\(folder)/\(name)_spec.lua")
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wx") else { throw Self.failure(path) }
    Output.write(text, to: file)
    fclose(file)
  }

  private static func failure(_ path: String) -> Failure {
    Failure(.failed, "\(path): \(String(cString: strerror(errno)))")
  }
}
