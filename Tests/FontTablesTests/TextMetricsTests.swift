import Expectations
import NavhostNavigation
import Testing

@testable import NavhostFontTables

struct TextMetricsTests {
  @Test func latinGoesByTheFontsFigures() {
    // Helvetica: B 667, a 556, c 500, k 500 thousandths.
    expectEqual(TextMetrics().width(of: "Back"), 17 * 2.223)
    #expect(TextMetrics().width(of: "iiii") < TextMetrics().width(of: "WWWW") / 3)
  }

  @Test func boldIsWider() {
    #expect(
      TextMetrics().width(of: "Settings", weight: .bold) > TextMetrics().width(of: "Settings"))
  }

  /// Widths in thousandths of the size as HarfBuzz measures them with a real font of the script: Noto
  /// Sans, for Latin Liberation Sans.
  @Test(arguments: [
    ("Settings", 3613, 0), ("返回", 2000, 0), ("設定、通知。", 6000, 0), ("「カード」", 5000, 0),
    ("ﾊﾝｶｸ", 2000, 0), ("الرسائل", 2968, 12), ("محادثة مع أحمد", 6225, 3), ("کتابخانه", 3028, 4),
    ("مُحَمَّد", 2272, 3), ("٣٤٥", 1593, 3), ("שלום", 2227, 3), ("הגדרות", 3016, 5),
    ("สวัสดี", 2252, 10), ("น้ำ", 1019, 20), ("नमस्ते", 2112, 15), ("सेटिंग्स", 2396, 15),
    ("বাংলা", 2297, 15), ("👩‍👩‍👧", 1245, 0), ("🇩🇪", 1245, 0), ("👍🏽", 1245, 0), ("①", 1000, 0),
  ])
  func isCloseToWhatARealFontMeasures(text: String, thousandths: Double, percent: Double) {
    let width = TextMetrics().width(of: text, size: 1000)
    #expect((width - thousandths).magnitude <= thousandths * percent / 100 + 0.001, "\(width)")
  }
}

/// Widths letter by letter.
struct TextRunTests {
  @Test func aChineseCharacterIsOneEm() {
    expectEqual(TextMetrics().width(of: "返回"), 34)
    expectEqual(TextMetrics().width(of: "설정"), 34)
  }

  @Test func anEmojiIsOneHoweverManyScalars() {
    let one = TextMetrics().width(of: "😀")
    #expect((one - 21.165).magnitude < 1e-9)
    for emoji in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      expectEqual(TextMetrics().width(of: emoji), one, "\(emoji)")
    }
  }

  @Test func arabicJoins() {
    let joined = TextMetrics().width(of: "بب")
    let apart = 2 * TextMetrics().width(of: "ب")
    #expect(joined < apart)
    #expect(
      TextMetrics().width(of: "لا") < TextMetrics().width(of: "ل") + TextMetrics().width(of: "ا"))
  }

  @Test func combiningMarksTakeNoRoom() {
    expectEqual(TextMetrics().width(of: "e\u{301}"), TextMetrics().width(of: "é"))
  }

  @Test func digitsAreNoEmoji() {
    #expect((TextMetrics().width(of: "1#*") - 25.517).magnitude < 1e-9)
  }

  /// The width that became certain with each character of a line, in thousandths, and at its end.
  private func advances(_ text: String) -> [Int] {
    var run = TextRun(blocks: AdvanceTable.regular)
    let before = text.map { run.advance(of: $0) }
    return before + [run.finish()]
  }

  @Test func anArabicLetterWaitsForTheNextOne() {
    let steps = advances("بب")
    #expect(steps[0] == 0 && steps[1] > 0 && steps[2] > 0)
    #expect(advances("ب").last != steps[2], "alone it has another form than at the end")
    expectEqual(advances("ب a")[1], (advances("ب").last ?? 0) + advances(" ")[0])
    expectEqual(advances(""), [0])
  }

  @Test func aLetterThatDoesNotJoinForwardsEndsItsPart() {
    // Dal is followed by a letter that stands alone, as at the beginning.
    let (dal, beh) = (advances("د").last, advances("ب").last)
    let steps = advances("دب")
    #expect(steps[1] == dal && steps[2] == beh)
  }

  @Test func lamAndAlefAreOneSign() {
    expectEqual(advances("لا").last, 0, "nothing waits behind it")
    #expect(advances("لا").reduce(0, +) < advances("لب").reduce(0, +) + 300)
    let joined = advances("بلا").reduce(0, +)
    #expect(joined != advances("ب").reduce(0, +) + advances("لا").reduce(0, +))
  }

  @Test(arguments: [
    ("ｱ", 500), ("漢", 1000), ("☎", 1000), ("①", 1000), ("ก", 600), ("😀", 1245), ("☎️", 1245),
    ("\u{200B}", 0), ("\u{1}", 0), ("ि", 300),
  ])
  func whatNoTableHasGoesByItsKind(_ text: String, _ width: Int) {
    expectEqual(advances(text).reduce(0, +), width)
  }
}
