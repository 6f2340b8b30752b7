-- Asks before a draft is lost: once for a whole flow, not once for each screen.
--
-- None of the libraries can do that: they ask each screen by itself, so leaving three screens at
-- once asks three times, or only about the topmost one.
--
-- The app sets these props:
--   draft  what would be lost, in words ("your comment"), or true. The app clears it once saved.
--   flow   a name that several screens share, "checkout" say. Steps inside a flow are never asked
--          about; leaving it is. A draft on a step that is left goes back to the step below it.
--
-- Options, all strings: ok, cancel, and message, where %s is the list of what would be lost. The
-- defaults are keys of localized strings: "Discard", "Keep editing", "Discard %@?".

local options = ...

local function staysInFlow(controller, target)
  local flow = controller.props.flow
  return flow ~= nil and target ~= nil and flow == target.props.flow
end

-- The drafts of `controller` and of everything below it on its stack, down to `target` or, if the user
-- leaves the whole stack, to its root; bottom first. Marks each as handled in this attempt.
local function losses(controller, target, attempt)
  local names = {}
  while controller and controller ~= target do
    controller.state.attempt = attempt
    local draft = controller.props.draft
    if draft and not staysInFlow(controller, target) then
      table.insert(names, 1, draft == true and text("your draft") or draft)
    end
    controller = controller.previous
  end
  return names
end

local function listed(names)
  local last = table.remove(names)
  return #names == 0 and last or text("%@ and %@", table.concat(names, ", "), last)
end

local function question(names)
  local list = listed(names)
  return options.message and options.message:format(list) or text("Discard %@?", list)
end

return {
  version = "1.0.0",
  api = 3,
  description = "Asks before drafts are lost, once for everything that would be left.",

  -- The host asks about the top first; its question covers all controllers that would leave with it.
  shouldPop = function(controller, pop)
    if controller.state.attempt == pop.id then
      return nil
    end
    local names = losses(controller, pop.target, pop.id)
    if #names == 0 then
      return nil
    end
    local ok, cancel = options.ok or text("Discard"), options.cancel or text("Keep editing")
    if confirm(question(names), { ok = ok, cancel = cancel, destructive = true }) then
      return true
    end
    return false, "the draft is kept"
  end,

  -- A step back inside the flow: what was typed there is still to be lost with the flow.
  didPop = function(controller, pop)
    local draft = controller.props.draft
    if draft and staysInFlow(controller, pop.target) and not pop.target.props.draft then
      pop.target.props.draft = draft
    end
  end,
}
