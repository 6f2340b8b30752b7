import Foundation
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// The open question, as the adapter shows it.
@Suite struct ScreenDrawingQuestionTests {
  private func svg(_ question: Question, width: Double = 390, height: Double = 844) -> String {
    let screen = Screen(size: ScreenSize(width: width, height: height), question: question)
    return ScreenPicture.picture(of: screen).svg
  }

  /// Where a text stands.
  private func place(_ text: String, _ svg: String) throws -> ScreenPoint {
    let end = try #require(svg.range(of: ">\(text)</text>"), "\(text)")
    let tag = svg[..<end.lowerBound].split(separator: "<").last ?? ""
    func value(_ name: String) throws -> Double {
      let part = try #require(tag.components(separatedBy: "\(name)=\"").dropFirst().first)
      return try #require(Double(part.prefix { $0 != "\"" }))
    }
    return ScreenPoint(x: try value("x"), y: try value("y"))
  }

  @Test func aQuestionIsAnAlertInTheMiddleWithItsTwoWordsSideBySide() throws {
    let svg = svg(Question("Discard the draft?", ok: "Discard", cancel: "Keep"))
    let (no, yes) = (try place("Keep", svg), try place("Discard", svg))
    #expect(no.y == yes.y && no.x < yes.x, "that which cancels comes first")
    #expect((350...500).contains(no.y))
  }

  @Test func longWordsStandBelowEachOtherAndThatWhichCancelsIsLast() throws {
    let long = svg(Question("?", ok: "Discard all of the changes", cancel: "Keep"))
    #expect(try place("Keep", long).y > place("Discard all of the changes", long).y)
    let choices = [
      Question.Choice("Stay", style: .cancel), Question.Choice("Save"), Question.Choice("Discard"),
    ]
    let three = svg(Question("?", choices: choices))
    let heights = try ["Save", "Discard", "Stay"].map { try place($0, three).y }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    #expect(heights[2] < 560)
  }

  @Test func aSheetIsAtTheFootAndOnAnIPadInTheMiddle() throws {
    let question = Question("Discard?", ok: "Discard", cancel: "Keep", style: .sheet)
    let phone = svg(question)
    #expect(try place("Keep", phone).y > 760)
    #expect(try place("Discard", phone).y > 690)
    let pad = svg(question, width: 820, height: 1180)
    #expect(try (500...700).contains(place("Discard", pad).y))
    #expect(!pad.contains(">Keep</text>"), "a tap beside a popover cancels")
  }
}
