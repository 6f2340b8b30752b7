import Expectations
import NavhostSpecRunner
import Testing

/// Each test has a host of its own.
@Suite struct FreshHostTests {
  @Test func nothingOfTheHostIsLeft() throws {
    let run = try SpecRun(
      """
      local heard, plugin, controller, unloaded = 0, nil, nil, 0
      it("makes", function()
        plugin = nav.use { name = "p", onUnload = function() unloaded = unloaded + 1 end }
        nav.class("B", "A")
        nav.hook("A", "shouldPop", function() return false end)
        nav.on("push", function() heard = heard + 1 end)
        nav.reset { width = 800, gesture = "none" }
        nav.setRoot("A")
        controller = nav.push("B")
        nav.advance(5)
        assert.equal(2, heard)
        nav.hook("B", "shouldPop", function() return confirm("?") end)
        assert.asked(nav.tapBack())
      end)
      it("finds none of it", function()
        assert.equal(0, nav.depth)
        assert.equal(0, nav.time)
        assert.same({}, nav.plugins())
        assert.same({}, nav.events())
        assert.is_nil(nav.question())
        assert.is_nil(nav.explain())
        assert.equal(0, unloaded)
        assert.is_false(plugin.enabled)
        nav.setRoot("A")
        local second = nav.push("B")
        assert.equal(2, second.id)
        assert.not_equal(controller, second)
        assert.popped(nav.pan { from = { 5, 400 }, to = { 300, 400 } })
        assert.equal(2, heard)
      end)
      it("may load the same again", function() assert(nav.use { name = "p" }) end)
      """)
    expectEqual(run.messages, [])
    expectEqual(run.summary.passed, 3)
  }

  @Test func classesAreForgotten() throws {
    let run = try SpecRun(
      """
      local policy = { controllers = "A", shouldPop = function() return false end }
      it("a", function()
        nav.class("B", "A") nav.use(policy) nav.setRoot("Home") nav.push("B")
        assert.blocked(nav.tapBack())
      end)
      it("b", function()
        nav.use(policy) nav.setRoot("Home") nav.push("B")
        assert.popped(nav.tapBack())
      end)
      """)
    expectEqual(run.messages, [])
  }

  @Test func logsArePassedOn() throws {
    let run = try SpecRun(
      "it('a', function() nav.use(dir .. '/p.lua') log.info('here') end)",
      plugins: ["p.lua": "print('loaded') return {}"])
    expectEqual(run.log, ["loaded", "here"])
  }
}
