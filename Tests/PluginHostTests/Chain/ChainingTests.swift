import Expectations
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Hooks put in front of hooks (rules 122 to 131)")
struct ChainingTests {
  /// `original` is what was there before. `before` puts a hook that notes its name, then goes on to
  /// the rest; `after` goes on first. `leave` says who ran, in order, for a controller of a class.
  private let tools = """
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end

    """

  private func check(_ script: String) throws {
    try run(tools + script)
  }

  @Test("the last one put is the outermost")
  func lastIsOutermost() throws {
    try check("after('Left', 'h1') after('Left', 'h2') eq('original h1 h2', leave('Left'))")
    try check("before('Left', 'h1') before('Left', 'h2') eq('h2 h1 original', leave('Left'))")
  }

  @Test("loading a file a second time changes nothing")
  func once() throws {
    let fixture = try Fixture([
      "p.lua": "return {priority = 1, shouldPop = function() log.info('asked') end}"
    ])
    try fixture.run("use('p.lua') use('p.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    expectEqual(fixture.log.map(\.message), ["asked"])
  }

  @Test("the order is that of putting, whichever of the classes is the superclass")
  func orderOfPutting() throws {
    try check(
      "before('Base', 'base') before('Left', 'left') eq('left base original', leave('Left'))")
    try check(
      "before('Left', 'left') before('Base', 'base') eq('base left original', leave('Left'))")
  }
}
