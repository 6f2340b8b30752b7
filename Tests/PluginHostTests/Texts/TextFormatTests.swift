import Expectations
import NavhostPluginHost
import Testing

/// What is put into texts.
@Suite struct TextFormatTests {
  @Test(arguments: [
    ("no places", "no places"), ("%@, %lld, %ld, %d", "a, 3, 0, -1"), ("%2$lld %1$@ %%", "3 a %"),
    ("%@%@", "a3.0"), ("100%%%@", "100%a"),
  ])
  func valuesComeInTheirPlaces(format: String, text: String) throws {
    let values: [StringArgument] = [.text("a"), .number(3), .integer(0), .integer(-1)]
    try expectEqual(TextFormat.filled(format, values), text)
  }

  @Test(arguments: [
    ("%", "%"), ("a %s", "%s"), ("%1", "%1"), ("%1$", "%1$"), ("%0$@", "%0$@"), ("% d", "% "),
    ("%é", "%é"), ("%5.2f", "%5."),
  ])
  func whatIsNotReadIsTold(format: String, piece: String) {
    #expect(throws: TextFormat.Problem.unknown(piece)) {
      try TextFormat.filled(format, [.text("a")])
    }
  }

  @Test func aValueThatIsMissingOrWrongIsTold() {
    #expect(throws: TextFormat.Problem.value(2, isWhole: false)) {
      try TextFormat.filled("%@ %@", [.text("a")])
    }
    #expect(throws: TextFormat.Problem.value(1, isWhole: true)) {
      try TextFormat.filled("%d", [.text("1")])
    }
    #expect(throws: TextFormat.Problem.value(999_999, isWhole: false)) {
      try TextFormat.filled("%999999$@", [nil])
    }
  }

  @Test func valuesMakeATextNoLongerThanAMebibyte() throws {
    let value = StringArgument.text(String(repeating: "x", count: 1 << 10))
    let format = String(repeating: "%1$@", count: 1 << 10)
    try expectEqual(TextFormat.filled(format, [value]).utf8.count, TextFormat.longest)
    #expect(throws: TextFormat.Problem.tooLong) { try TextFormat.filled("." + format, [value]) }
  }

  @Test func aLiteralTextShowsAsItIs() throws {
    try expectEqual(TextFormat.filled(TextFormat.literal("100% %@"), []), "100% %@")
  }
}
