/// What a host would say of a text before it runs.
package enum LuaCompiler {
  /// Why a text is not loaded: the same as where it is, by the same way. Nothing of it runs.
  package struct Objection: Equatable, Sendable {
    package let line: Int
    package let message: String
  }

  /// What Lua's compiler says against a text, or the look at what it has made of it; nil: nothing.
  ///
  /// - Parameters:
  ///   - trust: plugins have bounds that scripts have not.
  ///   - memory: bytes that compiling may take.
  ///   - seconds: CPU time that it may take.
  package static func objection(
    to source: [UInt8], _ trust: LuaState.Trust, memory: Int, seconds: Double
  ) -> Objection? {
    do throws(LuaError) {
      let state = try LuaState(trust, library: LuaLibrary(), memoryLimit: memory)
      state.setSeconds(seconds)
      _ = try state.load(LuaFile.chunk(source), name: "=\(name)")
      return nil
    } catch {
      return objection(error.message)
    }
  }

  private static let name = "text"

  /// Reads `NAME:LINE: `.
  private static func objection(_ message: String) -> Objection {
    let bytes = Array(message.utf8)
    let prefix = Array("\(name):".utf8)
    guard bytes.starts(with: prefix) else { return Objection(line: 1, message: message) }
    let digits = bytes[prefix.count...].prefix { (0x30...0x39).contains($0) }
    let rest = bytes.dropFirst(prefix.count + digits.count)
    guard let line = Int(String(decoding: digits, as: UTF8.self)), rest.starts(with: ": ".utf8)
    else {
      return Objection(line: 1, message: message)
    }
    return Objection(line: line, message: String(decoding: rest.dropFirst(2), as: UTF8.self))
  }
}
