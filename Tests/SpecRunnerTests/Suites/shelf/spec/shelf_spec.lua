require "busted.runner"()

local Shelf = require "shelf"
local match = require "luassert.match"

describe("a shelf #fast", function()
  local shelf, removed

  setup(function() removed = spy.new(function() end) end)

  before_each(function()
    removed:clear()
    shelf = Shelf.new(2, removed)
    shelf:put("vase", 1)
    shelf:put("clock", { hands = 2 })
  end)

  after_each(function() shelf = nil end)

  context("with room", function()
    it("gives back what was put there", function()
      assert.same({ hands = 2 }, shelf:take "clock")
      assert.are_not.same({ hands = 3 }, shelf:take "clock")
      assert.spy(removed).was_not.called()
    end)

    test("has nothing under another name", function()
      assert.is_nil(shelf:take "book")
      assert.holds(shelf, "vase clock")
    end)

    spec("takes a new thing under an old name", function()
      shelf:put("vase", 2)
      assert.equal(2, shelf:take "vase")
      assert.holds(shelf, "clock vase")
      assert.Not.holds(shelf, "vase clock")
    end)
  end)

  context("without room", function()
    it("lets go of what was not taken for longest", function()
      shelf:take "vase"
      shelf:put("book", 3)
      assert.holds(shelf, "vase book")
      assert.spy(removed).was.called(1)
      assert.spy(removed).was.called_with("clock", match.is_table())
    end)

    it("tells of each", function()
      for i = 1, 5 do shelf:put("book " .. i, i) end
      assert.spy(removed).called_at_least(5)
      assert.spy(removed).was_called_with("book 3", 3)
    end)
  end)

  it("needs room for one thing", function()
    assert.has_no.errors(function() Shelf.new(1) end)
    assert.has_error(function() Shelf.new(0) end, "a shelf has room for one thing at least")
  end)

  it("is tidied at last, whatever happens", function()
    local tidied = false
    finally(function() assert.is_true(tidied) end)
    tidied = true
  end)
end)

insulate("with an order of its own", function()
  package.loaded["shelf"] = nil
  local order = require "shelf.order"
  local touch = stub(order, "touch")

  it("asks the order about each thing", function()
    Shelf.new(3):put("lamp", true)
    assert.stub(touch).was.called_with(match._, "lamp")
    touch:revert()
  end)
end)
