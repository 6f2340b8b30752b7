-- The limits on what an app does while a policy awaits it.
describe("an await", function()
  it("is answered however many earlier ones led to further awaits", function()
    nav.use {
      name = "waits",
      shouldPush = function(controller) return await(controller.class) end,
    }
    nav.onAwait("Outer", function() nav.push("Inner") return true end)
    nav.onAwait("Inner", function() return true end)
    for round = 1, 260 do
      nav.setRoot("Home")
      assert.is_truthy(nav.push("Outer"), "round " .. round)
      assert.equal(3, nav.depth)
    end
  end)
end)
