-- Where on the screen a swipe may pop, as data: areas, angles, scroll edges.
--
-- The libraries have this in code, one subclass at a time: a slider that pops the screen, a pager
-- that fights with the swipe, a map that cannot be panned. Here it is a list of zones. They are
-- tried in order, the screen's first; the first that has an answer decides.
--
-- The app sets these props: gestureZones, a list. The option `zones` is one for every screen.
--
-- A zone says where, by any of
--   region    the name of a touch region under the start
--   frame     {x, y, w, h} on the screen, with names or without; without either field, everywhere
-- and what, tried in this order:
--   edge      pt from the leading edge in which the pop wins over everything below
--   maxAngle  degrees from the horizontal; a steeper drag does not pop
--   offset    how far what scrolls there is from its leading edge, kept up to date by the app:
--             above 0 the drag is its own, at 0 it pops
--   pop       true or false, for whatever is left
-- and `why`, the reason that explanations give.

local options = ...

local function contains(frame, point)
  local x = point.x - (frame.x or frame[1])
  local y = point.y - (frame.y or frame[2])
  return x >= 0 and x < (frame.w or frame[3]) and y >= 0 and y < (frame.h or frame[4])
end

local function covers(zone, gesture)
  if zone.region and zone.region ~= gesture.region then
    return false
  end
  return not zone.frame or contains(zone.frame, gesture.start)
end

-- Degrees between the drag and the horizontal, 0 to 90.
local function angle(gesture)
  local way = gesture.translation
  return math.deg(math.atan(math.abs(way.y), math.abs(way.x)))
end

local function answer(zone, gesture)
  if zone.edge and gesture.distanceToEdge <= zone.edge then
    return true, zone.why or "near the edge"
  end
  if zone.maxAngle and angle(gesture) > zone.maxAngle then
    return false, zone.why or "too steep"
  end
  if zone.offset then
    return zone.offset <= 0, zone.why or "scroll edge"
  end
  return zone.pop, zone.why
end

local function firstAnswer(zones, gesture)
  for _, zone in ipairs(zones) do
    if covers(zone, gesture) then
      local pops, why = answer(zone, gesture)
      if pops ~= nil then
        return pops, why
      end
    end
  end
end

return {
  version = "1.0.0",
  description = "Areas, angles and scroll edges that decide whether a swipe pops.",

  gestureShouldBegin = function(controller, gesture)
    local pops, why = firstAnswer(controller.props.gestureZones or {}, gesture)
    if pops ~= nil then
      return pops, why
    end
    return firstAnswer(options.zones or {}, gesture)
  end,
}
