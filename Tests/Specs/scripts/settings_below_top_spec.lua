describe("nav.settings of a controller below the top", function()
  it("has its settings, and no answer that a hook gave when it was the top", function()
    nav.hook("Page", "hidesBackButton", function() return true end)
    nav.hook("Page", "maxInitialDistance", function() return 30 end)
    nav.setStack { "Home", { class = "Page", maxInitialDistance = 44 } }
    local page = nav.top
    assert.equal(30, nav.settings(page).maxInitialDistance.value)
    nav.push("Other")
    assert.is_nil(nav.settings(page).hidesBackButton)
    assert.equal(44, nav.settings(page).maxInitialDistance.value)
  end)
end)
