-- Roman numerals, from 1 to 3999.
local roman = {}

local signs = {
  { 1000, "M" }, { 900, "CM" }, { 500, "D" }, { 400, "CD" }, { 100, "C" }, { 90, "XC" },
  { 50, "L" }, { 40, "XL" }, { 10, "X" }, { 9, "IX" }, { 5, "V" }, { 4, "IV" }, { 1, "I" },
}

function roman.write(number)
  if math.type(number) ~= "integer" or number < 1 or number > 3999 then
    error("cannot write " .. tostring(number) .. " in Roman numerals", 2)
  end
  local text = ""
  for _, sign in ipairs(signs) do
    while number >= sign[1] do
      text, number = text .. sign[2], number - sign[1]
    end
  end
  return text
end

function roman.read(text)
  local rest, number = text:upper(), 0
  for _, sign in ipairs(signs) do
    while rest:sub(1, #sign[2]) == sign[2] do
      number, rest = number + sign[1], rest:sub(#sign[2] + 1)
    end
  end
  if rest ~= "" or number == 0 or roman.write(number) ~= text:upper() then
    return nil, ("%q is no Roman numeral"):format(text)
  end
  return number
end

return roman
