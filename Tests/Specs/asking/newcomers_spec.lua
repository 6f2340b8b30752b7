-- Policies as newcomers write them, with the mistakes that newcomers make: what leaves, and what the explanation says.
-- What `navhost check` says of each stands in its first line; a test of the rules holds it to that.

local wish = "cancelled by the user"
local no = { nil, "no room" }

-- The policy, what it is answered, why the person stays (nil: the screen leaves), and what is done.
local rows = {
  { "early_return", { true }, nil, "delete draft" },
  { "early_return", { false }, wish },
  { "bare_call", { true } },
  { "bare_call", { false }, wish },
  { "answer_thrown_away", { "Save" } },
  { "answer_thrown_away", { "Delete" } },
  { "answer_in_a_name", { "Delete" } },
  { "returned_choice", { "save" } },
  { "returned_choice", { "stay" }, wish },
  { "cancel_in_the_middle", { "Save", true } },
  { "cancel_in_the_middle", { "Save", no }, "no room" },
  { "cancel_in_the_middle", { "stay" }, wish },
  { "cancel_in_the_middle", { "delete" }, nil, "delete draft" },
  { "cancel_between_questions", { true, true } },
  { "cancel_between_questions", { true, false }, wish },
  { "cancel_between_questions", { false }, wish },
  { "helper_that_asks", { true, true } },
  { "helper_that_asks", { true, no }, "no room" },
  { "helper_that_asks", { true, false }, "failed" },
  { "helper_that_asks", { false }, wish },
  { "helper_that_forgets", { true } },
  { "helper_that_forgets", { false }, wish },
  { "pcall_around_a_question", { true }, nil, "delete draft" },
  { "pcall_around_a_question", { false }, wish },
  { "pcall_that_hides_a_fault", { true } },
  { "pcall_that_hides_a_fault", { false }, wish },
  { "coroutine_that_asks", { true } },
  { "coroutine_that_asks", { false }, wish },
  { "timeout", { true } },
  { "timeout", { "late" }, "timed out" },
  { "save_that_is_not_looked_at", { true } },
  { "save_that_is_not_looked_at", { no }, "no room" },
  { "spinner_before_the_wait", { true }, nil, "show spinner, hide spinner" },
  { "spinner_before_the_wait", { no }, "no room", "show spinner, hide spinner" },
  { "spinner_in_a_loop", { no, true }, nil, "count" },
  { "spinner_in_a_loop", { no, no }, "no room", "count, count" },
  { "wrong_way_round", { true }, "" },
  { "wrong_way_round", { false }, wish },
  { "false_after_every_answer", { true }, "" },
  { "false_after_every_answer", { false }, "" },
  { "reason_of_a_question", { true } },
  { "reason_of_a_question", { false }, "the draft is kept" },
  { "nil_and_a_reason", { true } },
  { "nil_and_a_reason", { false }, wish },
  { "error_after_a_no", { true } },
  { "error_after_a_no", { false }, wish, "", "attempt to concatenate a nil value" },
  { "yes_whatever_was_said", { true } },
  { "yes_whatever_was_said", { false } },
}

local function answer(value)
  if type(value) == "table" then return nav.answer(table.unpack(value, 1, 2)) end
  if value ~= "late" then return nav.answer(value) end
  nav.advance(11)
  local decided = nav.explain()
  return decided.outcome, decided.reason
end

describe("a policy of a newcomer", function()
  for number, row in ipairs(rows) do
    local name, answers, reason, done, fault = table.unpack(row, 1, 5)
    it(("%d: %s %s"):format(number, name, reason and "stays" or "leaves"), function()
      local plugin = assert(nav.use("Tests/Specs/asking/newcomers/" .. name .. ".lua"))
      local doings = {}
      nav.onAction("*", function(_, _, action) table.insert(doings, action) end)
      nav.onAwait("save", function() end)
      nav.setStack({ "Home", { class = "Draft", props = { dirty = true } } })

      assert.deferred(nav.tapBack())
      local outcome, why
      local function answerAll()
        for _, value in ipairs(answers) do outcome, why = answer(value) end
      end
      if fault then assert.faults(fault, answerAll) else answerAll() end

      assert.equal(reason and "blocked" or "popped", outcome)
      assert.equal(reason or "", why or "")
      assert.equal(reason and "Draft" or "Home", nav.top.class)
      assert.equal(done or "", table.concat(doings, ", "))
      local steps = nav.explain().steps
      assert.equal(reason ~= nil, steps[#steps].answer == false)
      assert.equal(fault and 1 or 0, #plugin.faults)
      if fault then assert.matches(fault, plugin.faults[1].message) end
    end)
  end
end)
