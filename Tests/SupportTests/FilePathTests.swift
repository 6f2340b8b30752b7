import Expectations
import NavhostSupport
import Testing

/// Paths as texts.
@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b", "a", "b"), ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("a/", "a", ""),
  ])
  func aPathHasAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    expectEqual(FilePath.folder(path), folder)
    expectEqual(FilePath.name(path), name)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", false), ("/ab", "/a", false), ("/a/b", "/", true),
    ("/b", "/a", false),
  ])
  func whatIsBelowAFolderIsInside(_ path: String, _ folder: String, _ isInside: Bool) {
    expectEqual(FilePath.isInside(path, folder), isInside)
  }
}

/// Words as a shell reads them.
@Suite struct ShellTextTests {
  @Test(arguments: [
    ("plugins/a-b_c.lua", "plugins/a-b_c.lua"), ("a b", "'a b'"), ("", "''"), ("é", "é"),
    ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"), ("a\nb", #"'a\nb'"#), ("~", "'~'"),
  ])
  func whatAShellWouldReadIsQuoted(_ text: String, _ expected: String) {
    expectEqual(ShellText.word(text), expected)
  }
}
