import Testing

@testable import navhost

@Suite struct HintTests {
  @Test(arguments: [
    ("nav.pan", "nav.pan(options)"), ("nav.pan{", "nav.pan(options)"),
    ("nav.pan{duration = ", "duration (number, s, default 0.25)"),
    ("nav.push('A', {animated = ", "animated (boolean"),
    ("x = confirm('Leave?', {", "confirm(message"),
    ("nav.top:hook('shou", ":hook(name, fn)"), ("string.format(", "string.format(format, …)"),
    ("for i = 1, math.max(", "math.max(x, …)"), (".screen", ".screen [on|off]: the phone"),
    ("nav.push(nav.question(", "nav.question()"),
  ])
  func `What is being typed is explained`(text: String, start: String) {
    #expect(Hint.lines(text).first?.hasPrefix(start) == true, "\(Hint.lines(text))")
  }

  @Test(arguments: ["", "x = 1", "foo(", "-- nav.pan{", "nav.nothing(", ".nothing", "'nav.pan"])
  func `Of what nobody knows nothing is said`(text: String) {
    #expect(Hint.lines(text).isEmpty)
  }
}
