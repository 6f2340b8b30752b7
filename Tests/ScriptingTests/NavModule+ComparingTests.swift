import ScriptFixture
import Testing

/// `nav.compare`.
@Suite struct NavComparingTests {
  @Test func `What fails in a comparison is told as it is, and leaves the profile`() throws {
    try run(
      """
      local function message(f) return select(2, pcall(nav.compare, f)) end
      eq("x", message(function() error("x", 0) end))
      local function named() error "y" end
      local fine, direct = pcall(function() nav.compare(named) end)
      eq(1, select(2, direct:gsub("test:%d+: ", "")))
      eq("error object is a table value", message(function() error { a = 1 } end))
      assert(message(function() nav.psuh() end):find "attempt to call a nil value")
      eq(17, nav.ios) eq(0, nav.depth)
      eq(nil, nav.compare(function(other) other.setRoot "Home" end))
      eq(nil, nav.compare(function(other)
        if other.ios == 26 then eq(nil, (other.present "Nobody")) end
        other.setStack { "Home", "Page" } other.tapBack()
        eq(other.ios == 26 and 2 or 1, other.top.id)
      end))
      local difference = nav.compare(function(other)
        other.setStack { "A", "B" }
        other.pan { from = { 200, 400 }, to = { 380, 400 } }
      end)
      eq("decision", difference[17].name) eq("distance", difference[17].reason)
      eq(difference.index, difference[17].index)
      """)
  }
}
