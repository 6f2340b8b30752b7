-- A product with unsaved changes: a new one can be stored as a draft, which takes a while.
--
-- The app says, in props: unsaved, isNew, readOnly, number. It answers "store draft" (true once it is
-- stored, or nil and why not), and handles the action "tell", with a text for the person.
local discard = { id = "discard", title = "Discard Changes", style = "destructive" }
local cancel = { id = "cancel", title = "Cancel", style = "cancel" }

local function stored(product)
  local done, why = await("store draft", { product = product.number }, { timeout = 30 })
  if done then return true end
  perform("tell", "The draft was not saved: " .. why)
  return false, why
end

return {
  version = "1.0.0",
  api = 2,
  description = "Store as a draft, throw away or cancel; what is stored leaves once it is.",
  controllers = "ProductForm",

  shouldPop = function(controller)
    local product = controller.props
    if product.readOnly or not product.unsaved then return nil end
    local choices = { discard, cancel }
    if product.isNew then table.insert(choices, 1, { id = "store", title = "Save as Draft" }) end
    local choice = choose("You have unsaved changes.", choices, { style = "sheet" })
    if choice == "store" then return stored(product) end
    if choice == "discard" then return true end
    return false, "still editing"
  end,
}
