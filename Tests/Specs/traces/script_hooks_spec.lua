-- A recording holds what a script's hooks answered, did and asked: its replay runs no script.
local commands = dofile("Tests/Specs/classes/commands.lua")

local script = [[
local turn = 0
nav.hook("Draft", "shouldPop", function()
  turn = turn + 1
  perform("turn", { turn })
  if turn == 1 then return false, "first" end
  if turn == 2 then error("second") end
  if turn == 3 then return confirm("Third?") end
end)
nav.setStack { "Home", "Draft" }
nav.requestPop()
nav.escape()
nav.tapBack()
nav.answer(false)
nav.setStack({ "New" }, { ask = true })
]]

local plugin = [[
return { name = "p", shouldPop = function(_, pop) if pop.source == "escape" then return false, "no" end end }
]]

-- What a command prints that does its work.
local function run(arguments, folder)
  local output, status = commands.run(arguments, folder)
  assert.equal(0, status, output)
  return output
end

describe("a recording of a script with a hook", function()
  local folder, trace
  before_each(function()
    folder = files { ["s.lua"] = script, ["plugins/p.lua"] = plugin }
    run("run --record s.trace s.lua", folder)
    trace = assert(io.open(folder .. "/s.trace")):read("a")
  end)

  it("has each action that the hook asks for, each answer and each failure", function()
    for turn = 1, 4 do
      assert.matches(('"did":[{"perform":["turn",[%d]]}]'):format(turn), trace, 1, true)
    end
    assert.matches('"return":[false,"first"]', trace, 1, true)
    assert.matches('"fail":"s.lua:6: second"', trace, 1, true)
    assert.matches('"ask":["Third?"', trace, 1, true)
  end)

  it("replays the same decisions without the script", function()
    commands.write(folder .. "/s.sessions", run("trace pack s.trace", folder))
    os.remove(folder .. "/s.lua")
    local replayed = run("trace replay --check s.sessions", folder)
    assert.matches('"decisions":5,"same":true', replayed, 1, true)
  end)
end)
