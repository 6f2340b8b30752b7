-- Classes with single inheritance and mixins, for the suite beside it.
local function include(class, mixin)
  for name, method in pairs(mixin) do
    if name ~= "included" then class[name] = method end
  end
  if mixin.included then mixin:included(class) end
  return class
end

local Object = { name = "Object", static = {} }
Object.__index = Object
function Object:initialize() end
function Object:isInstanceOf(class)
  local current = self.class
  while current do
    if current == class then return true end
    current = current.super
  end
  return false
end

local classMeta = {
  __tostring = function(class) return "class " .. class.name end,
  __call = function(class, ...) return class:new(...) end,
}

local function new(name, super)
  local class = { name = name, super = super, subclasses = setmetatable({}, { __mode = "k" }) }
  class.__index = class
  class.__tostring = super and rawget(super, "__tostring")
    or function(object) return "instance of class " .. object.class.name end
  return setmetatable(class, {
    __index = super or Object, __tostring = classMeta.__tostring, __call = classMeta.__call,
  })
end

function Object:subclass(name)
  assert(type(self) == "table", "Make sure that you are using 'Class:subclass' instead of 'Class.subclass'")
  assert(type(name) == "string", "You must provide a name(string) for your class")
  local class = new(name, self)
  self.subclasses[class] = true
  return class
end

function Object:new(...)
  local object = setmetatable({ class = self }, self)
  object:initialize(...)
  return object
end

function Object:include(...)
  assert(type(self) == "table", "Make sure you that you are using 'Class:include' instead of 'Class.include'")
  for _, mixin in ipairs { ... } do include(self, mixin) end
  return self
end

local middleclass = {}
function middleclass.class(name, super)
  assert(type(name) == "string", "A name (string) is needed for the new class")
  return super and super:subclass(name) or new(name)
end

return setmetatable(middleclass, { __call = function(_, ...) return middleclass.class(...) end })
