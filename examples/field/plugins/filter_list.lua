-- A list of filters in a sheet: the drag is disabled exactly while the filters differ from those that it
-- was opened with. If the user drags all the same, the plugin asks.
--
-- The app sets these props: filters and opened, tables of one level. It handles the action "close filters",
-- by a requestDismiss of the sheet.
local function differ(some, others)
  for name, value in pairs(some) do
    if others[name] ~= value then return true end
  end
  return false
end

local function isChanged(controller)
  local now, opened = controller.props.filters or {}, controller.props.opened or {}
  return differ(now, opened) or differ(opened, now)
end

return {
  version = "1.0.0",
  api = 3,
  description = "No drag while the filters differ; an attempt asks whether to throw them away.",
  controllers = "FilterList",

  modalInPresentation = function(controller)
    if isChanged(controller) then return true end
  end,

  didAttemptToDismiss = function() perform("close filters") end,

  shouldPop = function(controller)
    if isChanged(controller) then
      confirm(text("Discard the changed filters?"), { ok = text("Discard"), cancel = text("Cancel") })
    end
  end,
}
