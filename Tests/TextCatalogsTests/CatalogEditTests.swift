import Expectations
import NavhostTextCatalogs
import ProgramSupport
import Testing

/// Keys that are added to the file of a catalog.
@Suite struct CatalogEditTests {
  /// As Xcode writes it.
  private static let before = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : {

        }
      },
      "version" : "1.0"
    }

    """
  private static let after = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : {

        },
        "B" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }

    """

  @Test(arguments: ["\n", "\r\n"])
  func aNewKeyHasTheLineEndsOfItsFile(end: String) throws {
    let folder = try Folder(["C.xcstrings": Self.before.replacing("\n", with: end)])
    try expectEqual(CatalogEdit.add(["A", "B"], to: folder.path("C.xcstrings")), ["B"])
    try expectEqual(folder.read("C.xcstrings"), Self.after.replacing("\n", with: end))
  }

  @Test func aCatalogOnOneLineStaysOnIt() throws {
    let folder = try Folder(["C.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#])
    try expectEqual(CatalogEdit.add(["B"], to: folder.path("C.xcstrings")), ["B"])
    try expectEqual(
      folder.read("C.xcstrings"),
      #"{"sourceLanguage":"en","strings":{"B":{"extractionState":"manual"}}}"#)
  }
}
