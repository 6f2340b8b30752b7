-- The examples that the playground offers: each is played, and proved to fail nowhere.

local examples = { { "first", "playground/first/policy.lua", "playground/first/scene.lua" } }
for _, name in ipairs({
  "account", "bookmark_editor", "email_login_sheet", "email_signup_sheet", "filter_list", "in_progress", "list_editor",
  "order_form", "payment_methods", "problem_report", "product_form", "product_pictures", "refund_sheet", "signup_page",
  "subscription", "text_editor", "web_login",
}) do
  table.insert(examples, { name, "examples/field/plugins/" .. name .. ".lua", "examples/field/scenes/" .. name .. ".lua" })
end

describe("an example of the playground", function()
  for _, example in ipairs(examples) do
    local name, policy, scene = table.unpack(example)
    it("is played: " .. name, function()
      local plugin = assert(nav.use(policy))
      local say = print
      print = function() end
      local played, why = pcall(dofile, scene)
      print = say
      assert.is_true(played, why)
      assert.same({}, plugin.faults)
      for _, event in ipairs(nav.events()) do assert.is_not.equal("fault", event.name) end
    end)

    it("is proved: " .. name, function()
      assert(nav.use(policy))
      assert.proves("no_fault", { scene = scene, depth = 2 })
    end)
  end

  it("never loses the first draft in silence", function()
    assert(nav.use("playground/first/policy.lua"))
    assert.proves("no_silent_loss", { prop = "dirty", scene = "playground/first/scene.lua", depth = 3 })
  end)

  it("keeps the first draft where the person keeps writing, and where it cannot be saved", function()
    local plugin = assert(nav.use("playground/first/policy.lua"))
    dofile("playground/first/scene.lua")
    nav.tapBack()
    assert.blocked("as the person wished", nav.answer("stay"))
    nav.onAwait("save draft", function() return nil, "no room" end)
    nav.tapBack()
    assert.blocked("no room", nav.answer("save"))
    nav.tapBack()
    assert.popped(nav.answer("discard"))
    assert.same({}, plugin.faults)
  end)
end)
