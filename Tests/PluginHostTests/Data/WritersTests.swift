import Expectations
import ScriptFixture
import Testing

@testable import NavhostPluginHost

/// One plugin may fill half of a controller's `props`.
struct WritersTests {
  private let first = MemoryAccount {}
  private let second = MemoryAccount {}

  private func makeProps() -> DataTable {
    let props = DataTable()
    props.onChange = {}
    return props
  }

  private func text(_ bytes: Int) -> DataValue { .string(String(repeating: "x", count: bytes)) }

  private func isRefused(_ body: () throws(DataError) -> Void) -> Bool {
    do throws(DataError) {
      try body()
      return false
    } catch {
      expectEqual(error, DataTable.shareIsFull)
      return true
    }
  }

  @Test func halfAndNoMore() throws {
    let props = makeProps()
    let half = DataTable.maximumShare
    // Key and value count 16 bytes each, besides their own.
    try props.set("a", to: text(half - 33), paidBy: first)
    expectEqual(props.written.bytes(by: first), half)
    #expect(isRefused { () throws(DataError) in try props.set("b", to: true, paidBy: first) })
    #expect(
      isRefused { () throws(DataError) in try props.set("a", to: text(half - 32), paidBy: first) })
    try props.set("b", to: true, paidBy: second)
    try props.set("c", to: text(1000))
    try props.set("a", to: text(10), paidBy: first)
    try props.set("d", to: text(half - 200), paidBy: first)
    expectEqual(props.written.bytes(by: second), 33)
  }

  @Test func whatTheAppWroteIsNobodysShare() throws {
    let props = makeProps()
    try props.set("app", to: text(DataTable.maximumShare - 1000))
    try props.set("a", to: text(DataTable.maximumShare - 100), paidBy: first)
    #expect(isRefused { () throws(DataError) in try props.set("b", to: text(100), paidBy: first) })
    // To take the app's away makes no room for more of one's own than half.
    try props.set("app", to: nil, paidBy: first)
    #expect(isRefused { () throws(DataError) in try props.set("b", to: text(100), paidBy: first) })
    try props.set("b", to: text(100), paidBy: second)
  }

  @Test func whatIsOverwrittenIsItsNewWriters() throws {
    let props = makeProps()
    try props.set("a", to: text(1000), paidBy: first)
    try props.set("a", to: text(500), paidBy: second)
    #expect(props.written.bytes(by: first) == 0 && props.written.bytes(by: second) == 533)
    try props.set("a", to: text(7))
    expectEqual(props.written.bytes(by: second), 0)
    try props.set("a", to: nil, paidBy: second)
    #expect(first.used == 0 && second.used == 0, "nobody pays for what is gone")
  }

  @Test func tablesCountWithWhatIsInThem() throws {
    let props = makeProps()
    let inner = DataTable()
    try inner.set("x", to: text(100))
    try props.set("t", to: .table(inner), paidBy: first)
    guard case .table(let placed)? = props["t"] else { return #expect(Bool(false)) }
    let alone = props.written.bytes(by: first)
    expectEqual(alone, 17 + placed.size)
    try placed.set("y", to: text(200), paidBy: second)
    try placed.set("x", to: text(50), paidBy: second)
    expectEqual(props.written.bytes(by: second), 17 + 216 + 17 + 66)
    expectEqual(props.written.bytes(by: first), 17 + 16)
    try placed.set("y", to: true)
    expectEqual(props.written.bytes(by: second), 17 + 66)
    try props.set("t", to: nil)
    #expect(props.written.bytes(by: first) == 0 && props.written.bytes(by: second) == 0)
    // It is nobody's any more: what is written there counts nowhere.
    try placed.set("z", to: text(100), paidBy: second)
    expectEqual(props.written.bytes(by: second), 0)
  }

  @Test func aReplacementIsItsWriters() throws {
    let props = makeProps()
    try props.set("a", to: text(1000), paidBy: first)
    let other = DataTable()
    for index in 1...4 { try other.set(.integer(Int64(index)), to: text(8000)) }
    try props.replace(with: other, paidBy: second)
    #expect(props.written.bytes(by: first) == 0 && props.written.bytes(by: second) == props.size)
    try other.set(.integer(5), to: text(1000))
    #expect(isRefused { () throws(DataError) in try props.replace(with: other, paidBy: first) })
    try props.replace(with: other)
    expectEqual(props.written.bytes(by: second), 0)
  }

  /// Whatever is written and taken out, by whom, the sums are those of the pairs that stand.
  @Test(arguments: 0..<20)
  func theSumsAreThoseOfThePairs(seed: Int) throws {
    var number = UInt64(seed) &* 2_654_435_761 &+ 1
    func dice(_ sides: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((number >> 33) % UInt64(sides))
    }
    let props = makeProps()
    let writers: [MemoryAccount?] = [first, second, nil]
    for _ in 0..<300 {
      var table = props
      while dice(2) == 0, case .table(let inner)? = table[.integer(Int64(1 + dice(4)))] {
        table = inner
      }
      let key = dice(2) == 0 ? DataKey.integer(Int64(1 + dice(4))) : .string("k\(dice(4))")
      let inner = DataTable()
      try inner.set("x", to: text(dice(40)))
      let value: DataValue? = [nil, text(dice(60)), .table(inner)][dice(3)]
      let writer = writers[dice(3)]
      if dice(40) == 0 {
        try props.replace(with: inner, paidBy: writer)
      } else {
        try table.set(key, to: value, paidBy: writer)
      }
      var sums = Written()
      for (key, value) in props.pairs {
        for account in [first, second] {
          sums.add(props.written(key, value).bytes(by: account), by: account)
        }
      }
      for account in [first, second] {
        let root = props.written.bytes(by: account) - sums.bytes(by: account)
        #expect(root == 0 || root == DataTable.emptySize, "the table itself, where it was replaced")
      }
    }
    props.onChange = nil
    try props.replace(with: DataTable())
    #expect(first.used == 0 && second.used == 0)
  }

  @Test("a neighbour's small write fits, however another fills the props")
  func neighbours() throws {
    let fillers = [
      "for i = 1, 100 do pcall(function() c.props['k' .. i] = s:sub(1, 62000) end) pcall(function() c.props['l' .. i] = s:sub(1, 500) end) pcall(function() c.props['m' .. i] = 1 end) end",
      "pcall(function() c.props = {s:sub(1, 65000)} end) pcall(function() c.props = {s:sub(1, 32700)} end) for i = 1, 900 do pcall(function() c.props[i] = i end) end",
      "for i = 1, 5000 do pcall(function() c.props[i] = i end) end",
      "for i = 1, 30 do pcall(function() c.props.t = c.props.t or {} c.props.t[i] = {s:sub(1, 5000)} end) end for i = 1, 300 do pcall(function() c.props.t[i][2] = s:sub(1, 60) end) end",
      "for k in pairs(c.props) do c.props[k] = nil end for i = 1, 30 do pcall(function() c.props[i] = s:sub(1, 3000) end) end",
      "for i = 1, 40 do pcall(function() c.props[tostring(c.props)] = s:sub(1, 2000) end) pcall(function() c.props[s:sub(1, i * 700)] = true end) end",
    ]
    for filler in fillers {
      try run(
        """
        local p, n = use("filler.lua"), use("counter.lua")
        for i = 1, 5 do nav.setStack {"Home", {class = "Page", props = {app = ("a"):rep(1000)}}} nav.tapBack() end
        eq(0, #n.faults)
        eq(1, nav.top.props.visits)
        """,
        with: [
          "filler.lua":
            "local s = ('x'):rep(63000) return {priority = 5, willAppear = function(c) \(filler) end}",
          "counter.lua":
            "return {willAppear = function(c) c.props.visits = (c.props.visits or 0) + 1 end}",
        ])
    }
  }
}
