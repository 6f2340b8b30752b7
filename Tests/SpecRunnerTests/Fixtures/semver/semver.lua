-- Semantic versions, for the suite beside it.
local Version = {}
local methods = {}

local function check(value, name)
  assert(value >= 0, name .. " must be a valid positive number")
  assert(math.floor(value) == value, name .. " must be an integer")
end

local function parse(text)
  local major, minor, patch, rest = text:match("^(%d+)%.?(%d*)%.?(%d*)(.-)$")
  assert(type(major) == "string", ("Could not extract version number(s) from %q"):format(text))
  local prerelease, build = rest:match("^%-([%w%.%-]*)%+?([%w%.]*)$"), rest:match("^.-%+([%w%.]+)$")
  assert(rest == "" or prerelease or build, ("The prerelease %q is not valid"):format(rest))
  return tonumber(major), tonumber(minor), tonumber(patch), prerelease, build
end

local function new(major, minor, patch, prerelease, build)
  assert(major, "At least one parameter is needed")
  if type(major) == "string" then major, minor, patch, prerelease, build = parse(major) end
  minor, patch = minor or 0, patch or 0
  check(major, "major") check(minor, "minor") check(patch, "patch")
  return setmetatable(
    { major = major, minor = minor, patch = patch, prerelease = prerelease, build = build }, Version)
end

Version.__index = methods
function Version.__eq(a, b)
  return a.major == b.major and a.minor == b.minor and a.patch == b.patch
    and a.prerelease == b.prerelease
end
function Version.__lt(a, b)
  if a.major ~= b.major then return a.major < b.major end
  if a.minor ~= b.minor then return a.minor < b.minor end
  if a.patch ~= b.patch then return a.patch < b.patch end
  if a.prerelease == b.prerelease then return false end
  return b.prerelease == nil or (a.prerelease ~= nil and a.prerelease < b.prerelease)
end
function Version.__le(a, b) return not (b < a) end
function Version.__tostring(v)
  local text = ("%d.%d.%d"):format(v.major, v.minor, v.patch)
  return text .. (v.prerelease and "-" .. v.prerelease or "") .. (v.build and "+" .. v.build or "")
end
function methods:nextMajor() return new(self.major + 1) end
function methods:nextMinor() return new(self.major, self.minor + 1) end
function methods:nextPatch() return new(self.major, self.minor, self.patch + 1) end

return setmetatable({}, { __call = function(_, ...) return new(...) end })
