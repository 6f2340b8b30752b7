local v = require 'semver'

local function checkVersion(ver, major, minor, patch, prerelease, build)
  assert.equal(major, ver.major)
  assert.equal(minor, ver.minor)
  assert.equal(patch, ver.patch)
  assert.equal(prerelease, ver.prerelease)
  assert.equal(build, ver.build)
end

describe('semver', function()

  describe('creation', function()

    describe('from numbers', function()
      it('parses 3 numbers correctly', function()
        checkVersion(v(1,2,3), 1,2,3)
      end)

      it('parses 2 numbers correctly', function()
        checkVersion(v(1,2), 1,2,0)
      end)

      it('works for 0.0.0', function()
        checkVersion(v(0,0,0), 0,0,0)
      end)
    end)

    describe("from strings", function()
      for text, parts in pairs {
        ['1.2.3'] = {1,2,3}, ['10.20.123'] = {10,20,123}, ['2.0'] = {2,0,0}, ['5'] = {5,0,0},
        ['1.2.3-alpha'] = {1,2,3,'alpha'}, ['1.2.3+build.1'] = {1,2,3,nil,'build.1'},
      } do
        it('reads ' .. text, function()
          checkVersion(v(text), table.unpack(parts, 1, 5))
        end)
      end
    end)

    describe('errors', function()
      it('throws an error if no parameters are passed', function()
        assert.error(function() v() end)
      end)
      it('throws an error on negative numbers', function()
        assert.error(function() v(-1, 0, 0) end, 'major must be a valid positive number')
        assert.error(function() v( 0,-1, 0) end)
      end)
      it('throws an error on floats', function()
        assert.has.errors(function() v(.1, 0, 0) end)
      end)
      it('throws an error on empty string', function()
        assert.error_matches(function() v("") end, 'Could not extract')
      end)
    end)
  end)

  describe("tostring", function()
    it("works with major, minor and patch", function()
      assert.equal("1.2.3", tostring(v(1,2,3)))
      assert.equal("1.2.3-beta+77", tostring(v(1,2,3,'beta','77')))
    end)
  end)

  describe("==", function()
    it("is true when major, minor and patch are the same", function()
      assert.equal(v(1,2,3), v'1.2.3')
      assert.are.equal(v(1,2,3,'alpha'), v'1.2.3-alpha')
    end)
    it("ignores the build", function()
      assert.are_not.equals(v'1.2.3-alpha', v'1.2.3')
    end)
  end)

  describe("<", function()
    for _, pair in ipairs { {'1.9.9','2.0.0'}, {'1.2.3','1.3.0'}, {'1.2.2','1.2.3'}, {'1.0.0-alpha','1.0.0'} } do
      it(("%s < %s"):format(pair[1], pair[2]), function()
        assert.is_true(v(pair[1]) < v(pair[2]))
        assert.is_false(v(pair[2]) < v(pair[1]))
        assert.truthy(v(pair[1]) <= v(pair[1]))
      end)
    end
  end)

  describe("nextPatch", function()
    it("increases the patch number by 1", function()
      assert.equal(v'1.0.1', v(1):nextPatch())
      assert.equal(v'1.1.0', v'1.0.9':nextMinor())
      assert.equal(v'2.0.0', v'1.5.9':nextMajor())
    end)
  end)
end)
