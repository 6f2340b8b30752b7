local tracks = require "tracks"

describe("listening", function()
  local line
  local heard

  lazy_setup(function() _G.railway = "open" end)
  lazy_teardown(function() _G.railway = nil end)

  before_each(function()
    heard = {}
    line = tracks.new { now = function() return 12 end }
  end)

  local function note(name)
    return function(...) table.insert(heard, { name, ... }) end
  end

  it("calls who listens, in order, with what was sent", function()
    line.listen("green", note "points")
    line.listen("green", note "engine")
    assert.equal(2, line.send("green", 1, "east"))
    assert.same({ { "points", 1, "east" }, { "engine", 1, "east" } }, heard)
  end)

  it("calls nobody for another signal", function()
    line.listen("green", note "points")
    assert.equal(0, line.send "red")
    assert.same({}, heard)
  end)

  it("ends with the function that listening gave back", function()
    local leave = line.listen("green", note "points")
    assert.is_true(leave())
    assert.is_false(leave())
    assert.equal(0, line.send "green")
  end)

  describe("to a signal that is stopped", function()
    before_each(function()
      line.listen("green", function() return "stop" end)
      line.listen("green", note "engine")
    end)

    it("goes no further", function()
      assert.equal(1, line.send "green")
      assert.same({}, heard)
    end)
  end)

  it("sees the railway open", function() assert.equal("open", railway) end)
end)

describe("the railway afterwards", function()
  it("is closed", function() assert.is_nil(rawget(_G, "railway")) end)
end)
