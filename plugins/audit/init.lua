-- Counts how users leave screens, and why they stay: exits by source, vetoes by reason.
--
-- It is asked first and wraps all other plugins, so it observes every result and changes none. It
-- prints a summary to the host's log when it is unloaded. Counts survive a hot reload.
--
-- The app may set a prop of the root: audit, a table ({} at first). If it is set, the plugin also
-- keeps the counts in it: audit.exits, audit.vetoes.

local exits, vetoes = {}, {}

local function line(title, counts)
  local keys, parts = {}, {}
  for key in pairs(counts) do
    keys[#keys + 1] = key
  end
  table.sort(keys)
  for _, key in ipairs(keys) do
    parts[#parts + 1] = ("%s %d"):format(key, counts[key])
  end
  return title .. ": " .. (#parts > 0 and table.concat(parts, ", ") or "none")
end

local function summary()
  return line("exits", exits) .. "; " .. line("vetoes", vetoes)
end

local function publish(controller)
  while controller.previous do
    controller = controller.previous
  end
  if controller.props.audit then
    controller.props.audit = { exits = exits, vetoes = vetoes }
  end
end

-- A hook that calls the rest of the chain and observes its result. It returns nothing itself, so the
-- result of the rest stays in effect.
local function listening(onStack, next)
  local answer, reason = next()
  if answer == false then
    reason = reason or "no reason given"
    vetoes[reason] = (vetoes[reason] or 0) + 1
    publish(onStack)
  end
end

return {
  version = "1.0.0",
  description = "Counts exits by source and vetoes by reason.",
  priority = 1000000,

  -- A declared third parameter is what makes a hook a wrapper.
  shouldPop = function(controller, _, next) listening(controller, next) end,
  gestureShouldBegin = function(controller, _, next) listening(controller, next) end,
  shouldPush = function(controller, push, next) listening(push.previous or controller, next) end,

  didPop = function(_, pop)
    exits[pop.source] = (exits[pop.source] or 0) + 1
    -- A deep link may keep none of the old stack: then the counts are published at the next exit.
    if pop.target then
      publish(pop.target)
    end
  end,

  onLoad = function(saved)
    if saved then
      exits, vetoes = saved.exits, saved.vetoes
    end
  end,

  onUnload = function()
    print(summary())
    return { exits = exits, vetoes = vetoes }
  end,
}
