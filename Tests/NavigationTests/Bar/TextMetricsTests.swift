import Navigation
import Testing

struct TextMetricsTests {
  @Test func latinGoesByTheFontsFigures() {
    // Helvetica: B 667, a 556, c 500, k 500 thousandths.
    #expect(TextMetrics.width(of: "Back") == 17 * 2.223)
    #expect(TextMetrics.width(of: "iiii") < TextMetrics.width(of: "WWWW") / 3)
  }

  @Test func boldIsWider() {
    #expect(TextMetrics.width(of: "Settings", weight: .bold) > TextMetrics.width(of: "Settings"))
  }

  @Test func aChineseCharacterIsOneEm() {
    #expect(TextMetrics.width(of: "返回") == 34)
    #expect(TextMetrics.width(of: "설정") == 34)
  }

  @Test func anEmojiIsOneHoweverManyScalars() {
    let one = TextMetrics.width(of: "😀")
    #expect((one - 21.165).magnitude < 1e-9)
    for emoji in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"] {
      #expect(TextMetrics.width(of: emoji) == one, "\(emoji)")
    }
  }

  @Test func arabicJoins() {
    let joined = TextMetrics.width(of: "بب")
    let apart = 2 * TextMetrics.width(of: "ب")
    #expect(joined < apart)
    #expect(TextMetrics.width(of: "لا") < TextMetrics.width(of: "ل") + TextMetrics.width(of: "ا"))
  }

  @Test func combiningMarksTakeNoRoom() {
    #expect(TextMetrics.width(of: "e\u{301}") == TextMetrics.width(of: "é"))
  }

  @Test func digitsAreNoEmoji() {
    #expect((TextMetrics.width(of: "1#*") - 25.517).magnitude < 1e-9)
  }
}
