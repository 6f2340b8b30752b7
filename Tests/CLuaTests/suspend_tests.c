// Suspension and coroutines.
#include "harness.h"

static int32_t resume_with(clua_state *state, bool value) {
  clua_out_clear(state);
  clua_out_boolean(state, value);
  return clua_resume(state, waiting_thread, -1, CLUA_DATA, &waiting_thread);
}

static void straight(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "local a = ask() return a, 'after'") == CLUA_SUSPENDED);
  check(resume_with(state, true) == CLUA_OK);
  check_text(answer(state), "true after");
  check(run_source(state, "return ask(), ask()") == CLUA_SUSPENDED);
  check(resume_with(state, true) == CLUA_SUSPENDED);
  check(resume_with(state, false) == CLUA_OK);
  check_text(answer(state), "true false");
  check(run_source(state, "ask()") == CLUA_SUSPENDED);
  clua_drop(state, waiting_thread);
  check(resume_with(state, true) == CLUA_ERROR_RUNTIME);
  clua_close(state);
}

static void through_levels(void) {
  clua_state *state = open_state((options){0});
  const char *source =
    "local co = coroutine.wrap(function(x) local r = ask() coroutine.yield(r, x) return ask() end)"
    " local a, b = co(5) local ok, c = pcall(co)"
    " local d = select(2, xpcall(function() return ask() end, print))"
    " local e = select(2, coroutine.resume(coroutine.create(function()"
    "   return select(2, pcall(ask)) end)))"
    " return a, b, ok, c, d, e";
  check(run_source(state, source) == CLUA_SUSPENDED);
  check(resume_with(state, true) == CLUA_SUSPENDED);
  check(resume_with(state, false) == CLUA_SUSPENDED);
  check(resume_with(state, true) == CLUA_SUSPENDED);
  check(resume_with(state, false) == CLUA_OK);
  check_text(answer(state), "true 5 true false true false");
  clua_close(state);
}

static void refused(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "table.sort({3, 2, 1}, function(a, b) return ask() end)")
        == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "cannot yield");
  check(run_source(state, "local c table.sort({2, 1}, function(a, b) c = host.can() return a < b end)"
                          " return host.can(), c") == CLUA_OK);
  check_text(answer(state), "true false");
  check(run_source(state, "coroutine.yield(1)") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: attempt to yield from outside a coroutine");
  clua_close(state);
}

static void parked(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "CO = coroutine.create(function() return ask() end)"
                          " return coroutine.resume(CO)") == CLUA_SUSPENDED);
  int32_t kept = waiting_thread;
  check(run_source(state, "return coroutine.status(CO), coroutine.resume(CO)") == CLUA_OK);
  check_text(answer(state), "normal false cannot resume non-suspended coroutine");
  check(run_source(state, "return pcall(coroutine.close, CO)") == CLUA_OK);
  check_text(answer(state), "false cannot close a normal coroutine");
  waiting_thread = kept;
  check(resume_with(state, true) == CLUA_OK);
  check_text(answer(state), "true true");
  clua_close(state);
}

static void library(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "local co, main = coroutine.running() return main, coroutine.status(co),"
                          " coroutine.isyieldable(), coroutine.resume(co)") == CLUA_OK);
  check_text(answer(state), "true running false false cannot resume non-suspended coroutine");
  const char *source =
    "local co co = coroutine.create(function(a) local b = coroutine.yield(a + 1)"
    " local me, main = coroutine.running() assert(me == co and not main) error('end ' .. b) end)"
    " local ok, x = coroutine.resume(co, 1) local s = coroutine.status(co)"
    " local ok2, y = coroutine.resume(co, 'b') return x, s, ok2, y, coroutine.status(co)";
  check(run_source(state, source) == CLUA_OK);
  check_text(answer(state), "2 suspended false test.lua:1: end b dead");
  const char *closing =
    "local log = {} local co = coroutine.create(function()"
    " local x <close> = setmetatable({}, {__close = function() log[1] = 'closed' end})"
    " coroutine.yield() end) coroutine.resume(co)"
    " return coroutine.close(co), log[1], coroutine.status(co)";
  check(run_source(state, closing) == CLUA_OK);
  check_text(answer(state), "true closed dead");
  check(run_source(state, "coroutine.wrap(function() error('in') end)()") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "test.lua:1: in");
  clua_close(state);
}

const test_case suspend_cases[] = {
  {"straight", straight}, {"through levels", through_levels}, {"refused", refused},
  {"parked", parked}, {"library", library}, {NULL, NULL},
};
