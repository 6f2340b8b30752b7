import Expectations
import Testing

@testable import NavhostPreview

@Suite struct FilmTests {
  private func step(
    _ stack: String, decisions: Int = 0, events: Int = 0, line: Int = 1
  ) -> Film.Step {
    Film.Step(
      moment: Film.Moment(
        screen: nil, stack: stack, question: "null", decisions: decisions, events: events),
      line: line, time: 0, recorded: 0)
  }

  @Test func `A call that changes nothing makes no step`() {
    var film = Film()
    film.add(step("[1]"))
    film.add(step("[1]", line: 2))
    expectEqual(film.steps.map { $0.line }, [1])
    film.add(step("[1]", events: 1, line: 3))
    expectEqual(film.steps.map { $0.line }, [1, 3])
  }

  @Test func `The steps of an empty stack are one until there is a decision`() {
    var film = Film()
    film.add(step("[]"))
    film.add(step("[]", events: 1, line: 2))
    film.add(step("[]", decisions: 1, events: 2, line: 3))
    film.add(step("[1]", decisions: 1, events: 3, line: 4))
    expectEqual(film.steps.map { $0.line }, [2, 3, 4])
  }

  @Test func `A film that is full ends with its last step`() {
    var film = Film()
    for number in 1...Film.maxSteps + 2 {
      if film.isCut { break }
      film.add(event: "{}")
      film.add(decision: "{}", source: nil)
      film.add(step("[\(number)]", decisions: number, events: number, line: number))
    }
    #expect(film.isCut)
    expectEqual(film.steps.count, Film.maxSteps)
    expectEqual(film.decisions.count, Film.maxSteps)
    expectEqual(film.events.count, Film.maxSteps)
    film.mark(7)
    expectEqual(film.steps.last?.line, Film.maxSteps)
  }
}
