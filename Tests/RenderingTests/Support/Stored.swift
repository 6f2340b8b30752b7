import Foundation
import NavhostRendering
import ProgramSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The stored pictures. `NAVHOST_RECORD=1` writes them anew, and fails.
func expectStored(
  _ picture: Picture, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL.package.appending(path: "Tests/RenderingTests/Pictures/\(name).svg")
  if ProcessInfo.processInfo.environment["NAVHOST_RECORD"] == "1" {
    try Data(picture.svg.utf8).write(to: file)
    Issue.record("\(name).svg was written anew", sourceLocation: sourceLocation)
    return
  }
  let stored = try String(contentsOf: file, encoding: .utf8)
  #expect(
    stored == picture.svg, "\(name).svg is out of date: look at it, then NAVHOST_RECORD=1",
    sourceLocation: sourceLocation)
}

/// Throws where the text is no XML.
func parse(_ svg: String) throws {
  let parser = XMLParser(data: Data(svg.utf8))
  guard parser.parse() else {
    throw parser.parserError ?? CocoaError(.propertyListReadCorrupt)
  }
}
