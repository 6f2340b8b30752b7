import Expectations
import NavhostLua
import Testing

@Suite("Results where Lua left them")
struct LuaStateResultsTests {
  @Test("results that a later call has overwritten are empty")
  func overwrittenResults() throws {
    let state = try makeState()
    let yes = try state.load(Array("return true, 'text'".utf8), name: "=yes")
    #expect(try state.callInPlace(yes, wanted: 2) == nil)
    let results = state.results
    #expect(results.boolean(0) == true)
    expectEqual(results.text(1) { "\($0.count)" }, "4")
    _ = try state.callInPlace(yes, wanted: 2)
    #expect(results.boolean(0) == nil && results.isNil(1))
    #expect(results.text(1) { "\($0.count)" } == nil)
    #expect(state.results.boolean(0) == true)
  }

  @Test("a result is found behind tables, and what is missing is nil")
  func places() throws {
    let state = try makeState()
    let chunk = try state.load(
      Array("return {1, {2}, x = {}}, 'after', nil, false".utf8), name: "=test")
    _ = try state.callInPlace(chunk, wanted: 5)
    let results = state.results
    expectEqual(results.value(0).tableValue?.pairs.count, 3)
    expectEqual(results.text(1) { String(decoding: $0, as: UTF8.self) }, "after")
    #expect(results.isNil(2))
    #expect(results.boolean(3) == false)
    #expect(!results.isNil(3))
    #expect(results.isNil(4))
    #expect(results.value(9).isNil)
    #expect(results.boolean(1) == nil)
    #expect(results.text(3) { _ in "text" } == nil)
    state.releaseBuffers()
    #expect(results.value(1).isNil)
  }
}
