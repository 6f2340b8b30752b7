package import NavhostSupport

/// How a picture that navhost made is known from any other, so that none of those is overwritten.
package enum PictureMark {
  private static let name = "tEXt"
  /// A comment, as PNG has them: a keyword, a zero, the text.
  private static let text = Array("Software\u{0}navhost".utf8)

  /// A PNG or APNG file with a comment that says who made it, behind its header.
  package static func marked(_ png: [UInt8]) -> [UInt8] {
    let header = PNGFile.signature.count + 25
    guard png.count > header, png.starts(with: PNGFile.signature) else { return png }
    return png[..<header] + PNGFile.chunk(name, text) + png[header...]
  }

  /// Whether a file that begins so is a marked PNG, or an SVG of this module's.
  package static func isBorne(by beginning: [UInt8]) -> Bool {
    if beginning.starts(with: PNGFile.signature) {
      return beginning.dropFirst(PNGFile.signature.count + 25 + 8).starts(with: text)
    }
    let line = beginning.prefix { $0 != UInt8(ascii: "\n") }
    let fonts = SVGWriter.fontAttribute
    return line.starts(with: "<svg ".utf8)
      && line.suffix(fonts.utf8.count).elementsEqual(fonts.utf8)
  }
}

extension FileMark {
  /// A picture that navhost made: SVG, PNG or APNG.
  package static let picture = FileMark("picture of navhost", PictureMark.isBorne)
}
