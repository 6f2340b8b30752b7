import Expectations
import NavhostLua
import Testing

@Suite struct LuaFileTests {
  @Test(arguments: [
    ("return 1", "return 1"), ("", ""), ("#", ""), ("#!/usr/bin/lua\nx = 1", "\nx = 1"),
    ("\u{FEFF}x = 1", "x = 1"), ("\u{FEFF}#!lua\n#x", "\n#x"), ("x = #y", "x = #y"),
    ("\u{FEFF}\u{FEFF}x", "\u{FEFF}x"), ("\n#x", "\n#x"),
  ])
  func whatIsCompiledOfAFile(_ file: String, _ chunk: String) {
    expectEqual(LuaFile.chunk(Array(file.utf8)), Array(chunk.utf8))
  }
}
