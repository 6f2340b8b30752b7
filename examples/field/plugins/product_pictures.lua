-- The pictures of a product: if the user discards the changes, deleted and moved pictures are restored.
--
-- The app sets these props: deleted and moved, the numbers of pictures; added needs no question. It handles the action
-- "restore pictures".
return {
  version = "1.0.0",
  api = 3,
  description = "Asks after deleting or moving, and puts the pictures back on the way out.",
  controllers = "ProductPictures",

  shouldPop = function(controller)
    local props = controller.props
    if (props.deleted or 0) == 0 and (props.moved or 0) == 0 then return nil end
    if confirm(text("Discard the changes to the pictures?"), { ok = text("Discard"), cancel = text("Cancel") }) then
      perform("restore pictures")
    end
  end,
}
