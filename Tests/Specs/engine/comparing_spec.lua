-- The comparisons that steps of guards show in an explanation.
local function detail(guard)
  for _, step in ipairs(nav.explain().steps) do
    if step.by == guard then return step.detail end
  end
end

describe("the distance guard", function()
  for distance, shown in pairs { [10] = "5 <= 10", [50] = "5 <= 20" } do
    it("shows the nearest limit if it is satisfied: maxInitialDistance = " .. distance, function()
      nav.setStack { "Home", { class = "Page", maxInitialDistance = distance } }
      assert.popped(nav.pan { from = { 5, 400 }, to = { 300, 400 } })
      assert.equal(shown, detail("distance"))
    end)
  end
end)
