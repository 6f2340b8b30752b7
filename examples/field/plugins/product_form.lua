-- A product with unsaved changes: a new one can be stored as a draft, which takes a while.
--
-- The app sets these props: unsaved, isNew, readOnly, number. It answers "store draft" (true once it is
-- stored, else false or nil, and a reason), and handles the action "tell", with a string for the user.
-- If the draft was not stored, that answer is the last one: the hook denies, and the user stays.
local function store(product)
  local isStored, why = await("store draft", { product = product.number }, { timeout = 30 })
  if not isStored then perform("tell", text("The draft was not saved: %@", why or "failed")) end
end

return {
  version = "1.0.0",
  api = 3,
  description = "Store as a draft, throw away or cancel; what is stored leaves once it is.",
  controllers = "ProductForm",

  shouldPop = function(controller)
    local product = controller.props
    if product.readOnly or not product.unsaved then return nil end
    local choices = {
      { id = "discard", title = text("Discard Changes"), style = "destructive" },
      { id = "cancel", title = text("Cancel"), style = "cancel" },
    }
    if product.isNew then table.insert(choices, 1, { id = "store", title = text("Save as Draft") }) end
    local picked = choose(text("You have unsaved changes."), choices, { style = "sheet" })
    if picked == "store" then store(product) end
  end,
}
