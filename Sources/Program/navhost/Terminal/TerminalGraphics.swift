internal import NavhostPlatform
internal import NavhostScripting
internal import NavhostSupport

/// How a terminal shows pictures: by the graphics protocol of kitty, which takes PNG files.
struct TerminalGraphics: Equatable {
  /// What makes the terminal show a picture.
  func text(_ picture: (PictureRequest.Format) throws -> [UInt8]) throws -> String {
    Self.kitty(try picture(.png))
  }

  /// A PNG file in pieces of 4096 letters, 24 rows high.
  static func kitty(_ png: [UInt8]) -> String {
    let letters = Base64.encode(png)
    let starts = Array(stride(from: 0, to: letters.count, by: 4096))
    return starts.map { start in
      let piece = String(decoding: letters[start..<min(start + 4096, letters.count)], as: UTF8.self)
      let more = start == starts.last ? 0 : 1
      let head = start == 0 ? "a=T,f=100,r=24,m=\(more)" : "m=\(more)"
      return "\u{1B}_G\(head);\(piece)\u{1B}\\"
    }.joined()
  }

  /// Asks the terminal: kitty's question, then the one that every terminal answers.
  static func detected() -> TerminalGraphics? {
    RawMode.enter()
    defer { RawMode.leave() }
    Stream.output.write("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c")
    Stream.output.flush()
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "c"), answer.count < 256,
      Descriptor.standardInput.hasInput(within: 500)
    {
      guard let byte = Descriptor.standardInput.readByte() else { break }
      answer.append(byte)
    }
    return TerminalGraphics(answer: String(decoding: answer, as: UTF8.self))
  }

  /// By what the terminal answered: `ESC _ Gi=31;OK ESC \`, then what every terminal answers. Nil where it
  /// knows no pictures.
  init?(answer: String) {
    guard answer.contains("_Gi=31;OK") else { return nil }
  }
}
