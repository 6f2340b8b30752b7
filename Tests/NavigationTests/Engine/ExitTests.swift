import Expectations
import Testing

@testable import NavhostNavigation

/// What would leave a stack, and what becomes of that while a person thinks.
struct ExitTests {
  private func names(_ controllers: [Controller]) -> String {
    controllers.map(\.className).joined(separator: " ")
  }

  @Test func controllersAreAskedFromTheTopDown() throws {
    let navigation = makeNavigation(["A", "B", "C"])
    expectEqual(names(navigation.leaving(by: navigation.exit(2))), "C B")
    let new = [navigation.make("X"), navigation.stack[1]]
    expectEqual(names(navigation.leaving(by: .replace(with: new))), "C A")
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    sheet.push(sheet.make("T"))
    _ = sheet.present(sheet.make("U"))
    let presentation = try #require(sheet.presentation)
    expectEqual(names(navigation.leaving(by: .dismiss(presentation))), "U T S")
  }

  @Test func aNewStackComesDownToTheLastThatStays() {
    let navigation = makeNavigation(["A", "B", "C"])
    let (a, b) = (navigation.stack[0], navigation.stack[1])
    let kept = navigation.pop(replacingWith: [b, navigation.make("X"), a], animated: false, id: 7)
    #expect(kept.target === b && kept.count == 1 && !kept.animated && kept.source == .deepLink)
    expectEqual(kept.id, 7)
    let nothing = navigation.pop(replacingWith: [navigation.make("X")], animated: true, id: 8)
    #expect(nothing.target == nil && nothing.count == 3)
  }

  @Test func aPopThatWaitsFollowsItsStack() throws {
    let navigation = makeNavigation(["A", "B", "C"])
    let old = Pop(source: .backButton, target: navigation.stack[0], count: 2, id: 7)
    let exit = navigation.exit(2)
    navigation.push(navigation.make("D"))
    let later = try #require(navigation.renewed(exit, old, animated: true))
    expectEqual(names(navigation.leaving(by: later.exit)), "D C B", "what came above leaves, too")
    #expect(later.pop.target === navigation.stack[0] && later.pop.source == .backButton)
    expectEqual(later.pop.id, 7)
    let (b, c) = (navigation.stack[1], navigation.stack[2])
    navigation.setStack([navigation.make("E"), c])
    let without = try #require(navigation.renewed(exit, old, animated: true))
    #expect(without.pop.target?.className == "E" && without.pop.count == 1)
    navigation.setStack([b])
    #expect(navigation.renewed(exit, old, animated: true) == nil, "a root cannot leave")
  }

  @Test func aQuestionIsAboutNothingOnceItsControllerHasLeft() throws {
    let navigation = makeNavigation(["A", "B"])
    let b = navigation.stack[1]
    let exit = navigation.exit(1)
    #expect(!navigation.isGone(exit, without: b))
    let inner = try #require(navigation.embed(navigation.make("I"), in: b).navigation)
    #expect(!navigation.isGone(exit, without: inner.stack[0]), "inside one that is there")
    navigation.pop(animated: false)
    #expect(navigation.isGone(exit, without: b))
    #expect(inner.isGone(inner.exit(1), without: navigation.stack[0]), "its stack has left")
  }

  @Test func whatCameBelowThoseThatLeaveLeavesWithThem() throws {
    let navigation = makeNavigation(["A", "B", "C"])
    let (a, b, c) = (navigation.stack[0], navigation.stack[1], navigation.stack[2])
    let old = Pop(source: .backMenu, target: a, count: 2)
    let exit = navigation.exit(2)
    navigation.setStack([a, navigation.make("X"), b, c])
    let later = try #require(navigation.renewed(exit, old, animated: true))
    #expect(later.pop.target === a && later.pop.count == 3)
    expectEqual(names(navigation.leaving(by: later.exit)), "C B X")
  }

  /// Who leaves, and who may, is found at once among many others.
  @Test func manyLeaveSoon() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A"], policy: policy)
    let count = 10_000
    let first = (0..<count).map { navigation.make("F\($0)") }
    navigation.setStack(first)
    let second = [first[0], first[count / 2]] + (0..<count).map { navigation.make("S\($0)") }
    expectEqual(navigation.requestStack(second).text, "popped")
    #expect(policy.pops.count == count - 2 && policy.pops.first?.target === first[count / 2])
    expectEqual(navigation.depth, count + 2)
    expectEqual(navigation.requestPop(count: .max).text, "popped")
    #expect(policy.pops.count == count - 2 + count + 1 && navigation.depth == 1)
    navigation.setStack(second)
    navigation.setStack(first)
    #expect(navigation.depth == count && navigation.top === first.last)
  }
}
