local roman = require "roman"

describe("roman", function()
  describe("write", function()
    local known = { [1] = "I", [4] = "IV", [9] = "IX", [14] = "XIV", [40] = "XL", [1994] = "MCMXCIV" }

    for number, text in pairs(known) do
      it("writes " .. number, function()
        assert.are.equal(text, roman.write(number))
      end)
    end

    it("refuses what Rome had no numeral for", function()
      for _, number in ipairs { 0, -1, 4000, 1.5, "V" } do
        assert.has_error(function() roman.write(number) end)
      end
    end)

    it("names the number that it refuses", function()
      assert.has.error(function() roman.write(0) end, "cannot write 0 in Roman numerals")
      assert.error_matches(function() roman.write(4000) end, "cannot write %d+ in")
    end)
  end)

  describe("read", function()
    it("is the inverse of write", function()
      for number = 1, 3999 do
        assert.equals(number, roman.read(roman.write(number)))
      end
    end)

    it("takes small letters", function()
      assert.is.equal(7, roman.read "vii")
    end)

    it("answers nil and why for anything else", function()
      local number, why = roman.read "IIII"
      assert.is_nil(number)
      assert.matches("no Roman numeral", why)
      assert.falsy(roman.read "")
      assert.is_not.truthy(roman.read "ABC")
    end)
  end)

  pending("fractions, which Rome wrote with dots")
end)
