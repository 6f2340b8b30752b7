local class = require 'middleclass'

context('An instance', function()
  context('attributes', function()
    local Person
    before_each(function()
      Person = class('Person')
      function Person:initialize(name) self.name = name end
    end)

    test('are available in the instance after being initialized', function()
      local bob = Person:new('bob')
      assert.equal(bob.name, 'bob')
    end)

    test('are available in the instance after being initialized by a superclass', function()
      local AgedPerson = class('AgedPerson', Person)
      function AgedPerson:initialize(name, age)
        Person.initialize(self, name)
        self.age = age
      end
      local pete = AgedPerson:new('pete', 31)
      assert.equal(pete.name, 'pete')
      assert.equal(pete.age, 31)
      assert.is_true(pete:isInstanceOf(Person))
      assert.is_false(Person('x'):isInstanceOf(AgedPerson))
    end)
  end)

  pending('metamethods', function() error('never run') end)
end)
