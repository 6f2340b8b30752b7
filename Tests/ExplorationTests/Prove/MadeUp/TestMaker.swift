/// Makes tests of inputs.
struct TestMaker {
  var random: SeededNumbers

  private static let makers: [@Sendable (inout TestMaker) -> PolicyTest] = [
    { $0.flag() }, { $0.flag() }, { $0.word() }, { $0.word() }, { $0.wordInList() },
    { $0.wordInSet() }, { $0.wordByPattern() }, { $0.wordByCase() }, { $0.wordByLength() },
    { $0.number() }, { $0.number() }, { $0.remainder() }, { $0.sum() }, { $0.shifted() },
    { $0.rounded() }, { $0.source() }, { $0.source() }, { $0.sourceInSet() }, { $0.title() },
    { $0.index() }, { $0.className() }, { $0.madeUpName() }, { $0.same() },
  ]

  mutating func make() -> PolicyTest {
    let maker = random.pick(Self.makers)
    return maker(&self)
  }

  // MARK: Flags

  private static let truths: [LuaDatum] = [
    .none, .flag(true), .flag(false), .text("text"), .number(0),
  ]

  private mutating func flag() -> PolicyTest {
    let name = random.pick(["a", "b"])
    let place = "c.props.\(name)"
    let input = "props.\(name)"
    let ways: [(String, @Sendable (LuaDatum) -> Bool)] = [
      (place, \.isTruthy), ("not not \(place)", \.isTruthy), ("not \(place)", { !$0.isTruthy }),
      ("\(place) == true", { $0 == .flag(true) }), ("\(place) == false", { $0 == .flag(false) }),
      ("\(place) ~= nil", { $0 != .none }), ("\(place) == nil", { $0 == .none }),
    ]
    let (lua, holds) = random.pick(ways)
    return PolicyTest(kind: "truth", lua: lua, values: [input: Self.truths]) {
      holds($0.value(input))
    }
  }

  // MARK: Words

  private static let words: [LuaDatum] = [
    .none, .text("x"), .text("X"), .text("y"), .text("yes"), .text("12"), .text(""), .text("other"),
    .flag(true),
  ]

  private mutating func word(
    _ kind: String, prelude: String? = nil,
    _ ways: (_ place: String) -> [(String, @Sendable (LuaDatum) -> Bool)]
  ) -> PolicyTest {
    let name = random.pick(["k", "m"])
    let input = "props.\(name)"
    let (lua, holds) = random.pick(ways("c.props.\(name)"))
    return PolicyTest(kind: kind, lua: lua, values: [input: Self.words], prelude: prelude) {
      holds($0.value(input))
    }
  }

  private mutating func word() -> PolicyTest {
    let literal = random.pick(["x", "y", "12"])
    return word(
      "text", prelude: "local function is(v, w) return v == w end"
    ) { place in
      [
        ("\(place) == '\(literal)'", { $0 == .text(literal) }),
        ("'\(literal)' == \(place)", { $0 == .text(literal) }),
        ("\(place) ~= '\(literal)'", { $0 != .text(literal) }),
        ("(\(place) or '') == '\(literal)'", { $0 == .text(literal) }),
        ("is(\(place), '\(literal)')", { $0 == .text(literal) }),
        ("(\(place) or '') == ''", { !$0.isTruthy || $0 == .text("") }),
        ("type(\(place)) == 'string'", { $0.text != nil }),
      ]
    }
  }

  private mutating func wordInList() -> PolicyTest {
    word(
      "list",
      prelude: """
        local function any(v, list) for _, w in ipairs(list) do if v == w then return true end end end
        """
    ) { place in
      [
        ("any(\(place), {'x', 'y'})", { $0 == .text("x") || $0 == .text("y") }),
        ("not any(\(place), {'y', '12'})", { $0 != .text("y") && $0 != .text("12") }),
      ]
    }
  }

  private mutating func wordInSet() -> PolicyTest {
    word("set", prelude: "local SET = {x = true, y = true}") { place in
      [
        ("SET[\(place)]", { $0 == .text("x") || $0 == .text("y") }),
        ("SET[\(place) or 'x']", { !$0.isTruthy || $0 == .text("x") || $0 == .text("y") }),
      ]
    }
  }

  private mutating func wordByPattern() -> PolicyTest {
    word("pattern") { place in
      [
        (
          "tostring(\(place)):match('^%d+$')",
          { !$0.shown.isEmpty && $0.shown.allSatisfy(\.isNumber) }
        ),
        ("tostring(\(place)):find('y', 1, true)", { $0.shown.contains("y") }),
        ("tostring(\(place)):sub(1, 1) == 'y'", { $0.shown.hasPrefix("y") }),
      ]
    }
  }

  private mutating func wordByCase() -> PolicyTest {
    word("upper") { place in
      [
        ("tostring(\(place)):upper() == 'X'", { $0.shown.uppercased() == "X" }),
        ("tostring(\(place)):lower() == 'x'", { $0.shown.lowercased() == "x" }),
      ]
    }
  }

  private mutating func wordByLength() -> PolicyTest {
    let limit = random.below(3) + 1
    return word("length") { place in
      [
        ("#tostring(\(place)) > \(limit)", { $0.shown.utf8.count > limit }),
        ("tostring(\(place)):len() == \(limit)", { $0.shown.utf8.count == limit }),
      ]
    }
  }

  // MARK: Numbers

  private static let numbers: [LuaDatum] =
    [.none, .number(100), .number(103), .number(2.5), .number(3.5), .number(0.5)]
    + (-2...14).map { .number(Double($0)) }

  private mutating func number(
    _ kind: String, _ ways: (_ value: String) -> [(String, @Sendable (Double) -> Bool)]
  ) -> PolicyTest {
    let name = random.pick(["n", "p"])
    let input = "props.\(name)"
    let (lua, holds) = random.pick(ways("(c.props.\(name) or 0)"))
    return PolicyTest(kind: kind, lua: lua, values: [input: Self.numbers]) {
      holds($0.value(input).number ?? 0)
    }
  }

  private mutating func number() -> PolicyTest {
    let limit = Double(random.below(6))
    let text = "\(Int(limit))"
    let more = Double(random.below(4) + 1)
    return number("number") { value in
      [
        ("\(value) > \(text)", { $0 > limit }), ("\(value) >= \(text)", { $0 >= limit }),
        ("\(value) < \(text)", { $0 < limit }), ("\(text) <= \(value)", { $0 >= limit }),
        ("\(value) == \(text)", { $0 == limit }), ("\(value) ~= \(text)", { $0 != limit }),
        (
          "\(value) > \(text) and \(value) < \(Int(limit + more))",
          { $0 > limit && $0 < limit + more }
        ),
      ]
    }
  }

  private mutating func remainder() -> PolicyTest {
    let rest = Double(random.below(3))
    return number("remainder") { value in
      [
        ("\(value) % 10 == \(Int(rest))", { $0 - 10 * ($0 / 10).rounded(.down) == rest }),
        ("\(value) // 2 == \(Int(rest))", { ($0 / 2).rounded(.down) == rest }),
      ]
    }
  }

  private mutating func shifted() -> PolicyTest {
    let limit = Double(random.below(6))
    return number("shifted") { value in
      [
        ("\(value) + 2 > \(Int(limit))", { $0 + 2 > limit }),
        ("\(value) - 1 == \(Int(limit))", { $0 - 1 == limit }),
        ("\(value) * 2 == \(Int(limit))", { $0 * 2 == limit }),
        ("-\(value) < -\(Int(limit))", { -$0 < -limit }),
      ]
    }
  }

  private mutating func rounded() -> PolicyTest {
    let limit = Double(random.below(4))
    return number("rounded") { value in
      [
        ("math.floor(\(value)) == \(Int(limit))", { $0.rounded(.down) == limit }),
        ("math.max(\(value), 2) > \(Int(limit))", { max($0, 2) > limit }),
        ("math.abs(\(value)) == \(Int(limit))", { abs($0) == limit }),
      ]
    }
  }

  private mutating func sum() -> PolicyTest {
    let limit = Double(random.below(12))
    return PolicyTest(
      kind: "sum", lua: "(c.props.n or 0) + (c.props.p or 0) > \(Int(limit))",
      values: ["props.n": Self.numbers, "props.p": Self.numbers]
    ) { ($0.value("props.n").number ?? 0) + ($0.value("props.p").number ?? 0) > limit }
  }

  // MARK: What is no prop

  static let sources = [
    "backButton", "customItem", "backMenu", "edgeGesture", "fullscreenGesture", "contentGesture",
    "escape", "sheetSwipe", "tabBar", "tapOutside", "deepLink", "request",
  ]

  private mutating func ofSource(
    _ kind: String, prelude: String? = nil, _ ways: [(String, @Sendable (String) -> Bool)]
  ) -> PolicyTest {
    let (lua, holds) = random.pick(ways)
    return PolicyTest(
      kind: kind, lua: lua, values: ["source": Self.sources.map { .text($0) }], prelude: prelude
    ) { holds($0.value("source").text ?? "") }
  }

  private mutating func source() -> PolicyTest {
    let source = random.pick(Self.sources)
    return ofSource(
      "source",
      [
        ("pop.source == '\(source)'", { $0 == source }),
        ("pop.source ~= '\(source)'", { $0 != source }),
        ("pop.source:match('Gesture')", { $0.contains("Gesture") }),
        ("#pop.source > 7", { $0.count > 7 }),
      ])
  }

  private mutating func sourceInSet() -> PolicyTest {
    let all = [random.pick(Self.sources), random.pick(Self.sources), random.pick(Self.sources)]
    let fields = Set(all).sorted().map { "\($0) = true" }.joined(separator: ", ")
    return ofSource("source", [("({\(fields)})[pop.source]", { all.contains($0) })])
  }

  private mutating func title() -> PolicyTest {
    let titles: [LuaDatum] = [.none, .text("Locked"), .text(""), .text("Other"), .text("locked")]
    let ways: [(String, @Sendable (LuaDatum) -> Bool)] = [
      ("c.title == 'Locked'", { $0 == .text("Locked") }), ("not c.title", { $0 == .none }),
      ("(c.title or 'Locked') == 'Locked'", { $0 == .none || $0 == .text("Locked") }),
      ("(c.title or ''):lower() == 'locked'", { $0.shown.lowercased() == "locked" }),
    ]
    let (lua, holds) = random.pick(ways)
    return PolicyTest(kind: "title", lua: lua, values: ["title": titles]) {
      holds($0.value("title"))
    }
  }

  private mutating func index() -> PolicyTest {
    let limit = Double(random.below(4) + 1)
    let ways: [(String, @Sendable (Double) -> Bool)] = [
      ("c.index > \(Int(limit))", { $0 > limit }), ("c.index == \(Int(limit))", { $0 == limit }),
      ("c.isRoot", { $0 == 1 }),
      ("c.index % 2 == 0", { $0.truncatingRemainder(dividingBy: 2) == 0 }),
    ]
    let (lua, holds) = random.pick(ways)
    return PolicyTest(
      kind: "index", lua: lua, values: ["depth": (1...8).map { .number(Double($0)) }]
    ) { holds($0.value("depth").number ?? 2) }
  }

  private mutating func className() -> PolicyTest {
    let name = random.pick(["Form", "Editor"])
    let ways: [(String, @Sendable (String) -> Bool)] = [
      ("c.class == '\(name)'", { $0 == name }), ("c.class:find('or')", { $0.contains("or") }),
    ]
    let (lua, holds) = random.pick(ways)
    return PolicyTest(
      kind: "class", lua: lua, values: ["class": [.text("Form"), .text("Editor")]]
    ) { holds($0.value("class").text ?? "") }
  }

  private mutating func madeUpName() -> PolicyTest {
    let ways: [(String, @Sendable (LuaDatum) -> Bool)] = [
      ("c.props['lo' .. 'ck']", \.isTruthy), ("not c.props['lo' .. 'ck']", { !$0.isTruthy }),
    ]
    let (lua, holds) = random.pick(ways)
    return PolicyTest(
      kind: "made-up name", lua: lua, values: ["props.lock": Self.truths]
    ) { holds($0.value("props.lock")) }
  }

  private mutating func same() -> PolicyTest {
    PolicyTest(
      kind: "two props", lua: "c.props.k == c.props.m",
      values: ["props.k": Self.words, "props.m": Self.words]
    ) { $0.value("props.k") == $0.value("props.m") }
  }
}
