import PluginHost
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

  @Test("a hook runs in place of the original, and reaches it")
  func oneHook() throws {
    try check("after('Left', 'h1') eq('original h1', leave('Left'))")
  }

  @Test("the last one put is the outermost")
  func lastIsOutermost() throws {
    try check("after('Left', 'h1') after('Left', 'h2') eq('original h1 h2', leave('Left'))")
    try check("before('Left', 'h1') before('Left', 'h2') eq('h2 h1 original', leave('Left'))")
  }

  @Test("a hook on a class that inherits leaves its superclass and its siblings as they are")
  func inherited() throws {
    try check(
      """
      before("Base", "inherited") before("Left", "own")
      eq("own inherited original", leave("Left"))
      eq("inherited original", leave("Right"))
      eq("inherited original", leave("Base"))
      """)
  }

  @Test("a hook on a class that has one of its own reaches that")
  func owned() throws {
    try check(
      """
      before("Left", "own") before("Left", "new")
      eq("new own original", leave("Left")) eq("original", leave("Right"))
      """)
  }

  @Test("loading a file a second time changes nothing")
  func once() throws {
    let fixture = try Fixture([
      "p.lua": "return {priority = 1, shouldPop = function() log.info('asked') end}"
    ])
    try fixture.run("use('p.lua') use('p.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    #expect(fixture.log.map(\.message) == ["asked"])
  }

  @Test("the order is that of putting, whichever of the classes is the superclass")
  func orderOfPutting() throws {
    try check(
      "before('Base', 'base') before('Left', 'left') eq('left base original', leave('Left'))")
    try check(
      "before('Left', 'left') before('Base', 'base') eq('base left original', leave('Left'))")
  }

  @Test("a hook on a class runs once for each of its subclasses, and none masks another")
  func oncePerSubclass() throws {
    try check(
      """
      before("Base", "base")
      eq("base original", leave("Left")) eq("base original", leave("Right"))
      before("Left", "left") before("Right", "right")
      eq("left base original", leave("Left")) eq("right base original", leave("Right"))
      """)
  }

  @Test("a hook of one controller is no hook of its class, and the other way round")
  func instances() throws {
    try check(
      """
      before("Nobody", "nobody")
      eq("original", leave("Left"))
      assert(nav.setStack {"Home", "Left"})
      nav.top:hook("shouldPop", function(c, pop, next) log[#log + 1] = "this one" return next() end)
      log = {} nav.tapBack() eq("this one original", table.concat(log, " "))
      eq("original", leave("Left"))
      """)
  }

  @Test("what is hooked further up later is reached through what was hooked before")
  func resolvedLate() throws {
    try check(
      """
      local left = before("Left", "left")
      eq("left original", leave("Left"))
      local base = before("Base", "base")
      eq("base left original", leave("Left"))
      base:remove() eq("left original", leave("Left"))
      left:remove() eq("original", leave("Left"))
      """)
  }
}
