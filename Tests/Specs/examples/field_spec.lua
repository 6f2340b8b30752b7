-- Policies of examples/field with a setup script: each runs, and no input makes it fail.

local examples = {}
for _, name in ipairs({
  "account", "bookmark_editor", "email_login_sheet", "email_signup_sheet", "filter_list", "in_progress", "list_editor",
  "order_form", "payment_methods", "problem_report", "product_form", "product_pictures", "refund_sheet", "signup_page",
  "subscription", "text_editor", "web_login",
}) do
  table.insert(examples, { name, "examples/field/plugins/" .. name .. ".lua", "examples/field/scenes/" .. name .. ".lua" })
end

describe("an example of the field", function()
  for _, example in ipairs(examples) do
    local name, policy, scene = table.unpack(example)
    it("runs: " .. name, function()
      local plugin = assert(nav.use(policy))
      local say = print
      print = function() end
      local played, why = pcall(dofile, scene)
      print = say
      assert.is_true(played, why)
      assert.same({}, plugin.faults)
      for _, event in ipairs(nav.events()) do assert.is_not.equal("fault", event.name) end
    end)

    it("has no fault: " .. name, function()
      assert(nav.use(policy))
      assert.proves("no_fault", { scene = scene, depth = 2 })
    end)
  end
end)
