local inspect         = require 'inspect'
local is_luajit, _    = pcall(require, 'ffi')
local has_rawlen      = type(_G.rawlen) == 'function'

describe( 'inspect', function()

  describe('numbers', function()
    it('works', function()
      assert.equals("1", inspect(1))
      assert.equals("1.5", inspect(1.5))
      assert.equals("-3.14", inspect(-3.14))
    end)
  end)

  describe('strings', function()
    it('puts quotes around regular strings', function()
      assert.equals('"hello"', inspect("hello"))
    end)

    it('puts apostrophes around strings with quotes', function()
      assert.equals("'I have \"quotes\"'", inspect('I have "quotes"'))
    end)

    it('uses regular quotes if the string has both quotes and apostrophes', function()
      assert.equals('"I have \\"quotes\\" and \'apostrophes\'"', inspect('I have "quotes" and \'apostrophes\''))
    end)

    it('escapes newlines properly', function()
      assert.equals('"I have \\n new \\n lines"', inspect('I have \n new \n lines'))
    end)

    it('escapes backslashes', function()
      assert.equals('"\\\\n"', inspect('\\n'))
    end)
  end)

  it('works with nil', function()
    assert.equals('nil', inspect(nil))
  end)

  it('works with functions', function()
    assert.is_truthy(inspect({ print }):match('^{ function: '))
  end)

  it('works with booleans', function()
    assert.equals('true', inspect(true))
    assert.equals('false', inspect(false))
  end)

  describe('tables', function()
    it('works with simple array-like tables', function()
      assert.equals("{ 1, 2, 3 }", inspect({1,2,3}))
    end)

    it('works with nested arrays', function()
      assert.equals('{ "a", { "b", 1 } }', inspect({'a', {'b', 1}}))
    end)

    if has_rawlen then
      it('handles arrays with a __len metatable correctly (ignoring the __len metatable)', function()
        local arr = setmetatable({1,2,3}, {__len = function() return 3 end})
        assert.is_true(inspect(arr):find('{ 1, 2, 3, <metatable>', 1, true) == 1)
      end)
    end

    it('sorts keys in dictionary tables', function()
      local t = { 1,2,3,
        [print] = 1, ["buy more"] = 1, a = 1,
        [true] = 1, [2.5] = 1, [{c=2}] = 1,
      }
      assert.is_truthy(inspect(t):match('^{ 1, 2, 3, %[2%.5%] = 1, %[true%] = 1, a = 1, %["buy more"%] = 1, %[{ c = 2 }%] = 1'))
    end)

    it('identifies tables with no number as indexes', function()
      local t = {}
      t.self = t
      assert.equals('{ self = <table 1> }', inspect(t))
    end)

    describe('when given a depth', function()
      local level5 = { 1,2,3, a = { b = { c = { d = { e = 5 } } } } }
      local keys = { [level5] = true }

      it('has infinite depth by default', function()
        assert.equals('{ 1, 2, 3, a = { b = { c = { d = { e = 5 } } } } }', inspect(level5))
      end)
      it('is modifiable by the user', function()
        assert.equals('{ 1, 2, 3, a = {...} }', inspect(level5, {depth = 1}))
        assert.equals('{...}', inspect(level5, {depth = 0}))
      end)
      it('respects depth on keys', function()
        assert.equals('{ [{...}] = true }', inspect(keys, {depth = 1}))
      end)
    end)
  end)

  describe('the process option', function()
    it('removes one element', function()
      local names = {'Andrew', 'Peter', 'Ann' }
      local removeAnn = function(item) if item ~= 'Ann' then return item end end
      assert.equals('{ "Andrew", "Peter", nil }', inspect(names, {process = removeAnn}))
    end)

    it('calls the function for every item', function()
      local process = spy.new(function(item) return item end)
      inspect({1, {2}}, {process = function(...) return process(...) end})
      assert.spy(process).was_called(4)
      assert.spy(process).was_called_with(match.is_table(), nil)
    end)
  end)

  it('is not disturbed by a global type', function()
    local old = _G.tostring
    finally(function() _G.tostring = old end)
    _G.tostring = function(...) return old(...) end
    assert.same({ inspect({}) }, { '{}' })
    assert.not_same({ inspect({}) }, { '{ }' })
    assert.is_not_nil(is_luajit)
  end)
end)
