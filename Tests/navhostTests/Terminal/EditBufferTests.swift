import Expectations
import Testing

@testable import navhost

@Suite struct EditBufferTests {
  private func buffer(_ text: String, at cursor: Int) -> EditBuffer {
    var buffer = EditBuffer(text)
    buffer.move(to: cursor)
    return buffer
  }

  @Test func `A line begins and ends at its own ends, not at those of the statement`() {
    let buffer = buffer("one\ntwo\nthree", at: 5)
    expectEqual(buffer.lineStart, 4)
    expectEqual(buffer.lineEnd, 7)
    expectEqual(buffer.lineBefore, "t")
  }

  @Test func `Up and down keep the column where there is one`() {
    var buffer = buffer("long line\nab\nlonger line", at: 19)
    var places: [Int] = []
    for isUp in [true, true, true, false] {
      _ = isUp ? buffer.moveUp() : buffer.moveDown()
      places.append(buffer.cursor)
    }
    expectEqual(places, [12, 2, 2, 12])
  }

  @Test func `Text goes in and out at the cursor`() {
    var buffer = buffer("nav.ush", at: 4)
    buffer.insert("p")
    #expect(buffer.text == "nav.push" && buffer.before == "nav.p")
    buffer.move(to: buffer.wordEnd)
    let word = buffer.delete(to: buffer.wordStart)
    #expect(word == "push" && buffer.text == "nav.")
    let rest = buffer.delete(to: -5)
    #expect(rest == "nav." && buffer.text.isEmpty)
  }

  /// Whether a text whose lines were looked at may be complete after a change.
  private func looks(at text: EditBuffer, _ change: (inout EditBuffer) -> Void) -> Bool {
    var text = text
    let isWhole = text.mayBeComplete()
    change(&text)
    return !isWhole && text.mayBeComplete()
  }

  @Test func `What changes in lines that were looked at is looked at again`() {
    var long = EditBuffer("for x do")
    for _ in 1...40 {
      _ = long.mayBeComplete()
      long.insert("\n  f(")
    }
    let count = long.characters.count
    let isFollowed = [
      looks(at: long) { $0.insert("\n") }, looks(at: long) { $0.insert("\n  x, y") },
    ]
    expectEqual(isFollowed, [false, false])
    let isChanged = [
      looks(at: long) { $0.insert(" end") }, looks(at: long) { $0.delete(to: count - 1) },
    ]
    expectEqual(isChanged, [true, true])
    for place in [0, 3, count - 6] {
      long.move(to: place)
      let isChanged = [
        looks(at: long) { $0.insert("y") }, looks(at: long) { $0.insert("\n") },
        looks(at: long) { $0.delete(to: place + 1) },
      ]
      expectEqual(isChanged, [true, true, true], "\(place)")
    }
    long.move(to: count)
    long.insert(String(repeating: ")", count: 40) + "\nend")
    let isWhole = long.mayBeComplete()
    #expect(isWhole)
  }

  @Test func `A letter is one step whatever it is made of`() {
    var buffer = EditBuffer("a👩‍👩‍👧é")
    buffer.move(by: -1)
    buffer.delete(to: buffer.cursor - 1)
    expectEqual(buffer.text, "aé")
  }
}
