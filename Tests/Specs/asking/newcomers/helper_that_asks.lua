-- check: nothing
local function maySave()
  return confirm("Save first?", { ok = "Save", cancel = "Cancel", destructive = false })
end

return {
  controllers = "Draft",
  shouldPop = function()
    if maySave() then return await("save") end
  end,
}
