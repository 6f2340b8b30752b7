import Expectations
import Testing

@testable import NavhostLanguageProtocol

@Suite struct FileAddressTests {
  @Test(arguments: ["/a/b.lua", "/a b/ü%.lua", "/x/#?&=+:@/1", "/日本/😀.lua", "/"])
  func `A path goes there and back`(path: String) {
    expectEqual(FileAddress.path(FileAddress.address(path)), path)
  }

  @Test func `Other ways to write an address are read`() {
    expectEqual(FileAddress.path("file:///a%20b.lua"), "/a b.lua")
    expectEqual(FileAddress.path("file://localhost/a:b"), "/a:b")
    expectEqual(FileAddress.path("FILE:///%c3%bc"), "/ü")
  }

  @Test(arguments: [
    "", "untitled:Untitled-1", "http://a/b", "file://host/a", "file://", "file:///%", "file:///%4",
    "file:///%zz", "file:///%00", "file:///%+5", "file:///%-5", "file:///% 5", "file:///%ff", "/a",
  ])
  func `What is no file has no path`(address: String) {
    #expect(FileAddress.path(address) == nil)
  }
}
