// Units, memory, interruption.
#include "harness.h"

static int32_t loop(clua_state *state, int count) {
  char source[128];
  snprintf(source, sizeof source, "for i = 1, %d do end", count);
  return run_source(state, source);
}

static void precision(void) {
  clua_state *state = open_state((options){0});
  static const int64_t budgets[] = {100, 500, 1000, 5000, 100000, 1000000};
  for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++) {
    units_for_calls = budgets[i];
    check(loop(state, (int)(budgets[i] / 2)) == CLUA_OK);
    check(loop(state, (int)budgets[i]) == CLUA_ERROR_UNITS);
  }
  units_for_calls = 500;
  check(loop(state, 1000000000) == CLUA_ERROR_UNITS);
  check_text(fault(state), "test.lua:1: used up its 500 units of work");
  check_contains(clua_error_traceback(state, NULL), "test.lua:1: in main chunk");
  clua_close(state);
}

static void not_caught(void) {
  static const char *const tries[] = {
    "while true do pcall(function() while true do end end) end",
    "xpcall(function() while true do end end, function() while true do end end)",
    "while true do coroutine.wrap(function() for i = 1, 450 do end end)() end",
    "local c = coroutine.create(function() while true do end end) coroutine.resume(c) return 1",
    "local x <close> = setmetatable({}, {__close = function() while true do end end})"
    " while true do end",
    "local co = coroutine.wrap(function() local x <close> = setmetatable({}, {__close ="
    " function() while true do end end}) error('e') end) co()",
    "local co = coroutine.create(function() local x <close> = setmetatable({}, {__close ="
    " function() while true do end end}) coroutine.yield() end) coroutine.resume(co)"
    " coroutine.close(co)",
    "local function f() return pcall(f) end while true do f() end",
    "C = coroutine.create(function() local x <close> = setmetatable({}, {__close ="
    " function() while true do end end}) while true do end end) pcall(coroutine.resume, C)",
  };
  clua_state *state = open_state((options){0});
  for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
    check(run_source(state, tries[i]) == CLUA_ERROR_UNITS);
    check(run_source(state, "return 1") == CLUA_OK);
  }
  check(run_source(state, "return coroutine.close(C)") == CLUA_OK);
  clua_close(state);
}

static void memory(void) {
  clua_state *state = open_state((options){.units = 50000000});
  size_t before = clua_memory_used(state);
  check(run_source(state, "local t = {} while true do t[#t + 1] = {} end") == CLUA_ERROR_MEMORY);
  check_contains(fault(state), "used more than its 8388608 bytes of memory");
  check(run_source(state, "K = {} pcall(function() while true do K[#K + 1] = ('x'):rep(100) .. #K end end)")
        == CLUA_ERROR_MEMORY);
  check(clua_memory_used(state) > 7000000);
  check(run_source(state, "K = nil") == CLUA_OK);
  check(run_source(state, "for i = 1, 1e5 do local t = {i, {}} end") == CLUA_OK);
  check(clua_memory_used(state) < before + 8000000);
  clua_close(state);
}

static void memory_of_trusted(void) {
  clua_state *state = open_state((options){.trusted = true, .units = INT64_MAX, .memory = 4 << 20});
  check(run_source(state, "for i = 1, 1e6 do local t = {i} end") == CLUA_OK);
  check(run_source(state, "local t = {} while true do t[#t + 1] = {} end") == CLUA_ERROR_MEMORY);
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

static int64_t cost_of(clua_state *state, const char *source) {
  check(run_source(state, source) == CLUA_OK);
  return units_for_calls - clua_units_left(state);
}

// What crosses to the host is paid for by its size, whatever the host does with it.
static void crossing(void) {
  clua_state *state = open_state((options){.units = 5000000});
  check(run_source(state, "S = ('q.yy'):rep(200000) T = {} for i = 1, 2000 do T[i] = i end") == CLUA_OK);
  int64_t little = cost_of(state, "note(1)");
  check(cost_of(state, "note(S)") - little >= 800000 / 64);
  check(cost_of(state, "note(T)") - little >= 4000 * 4);
  check(cost_of(state, "local x = host.object(1, 1)[S]") - little >= 800000 / 64);
  check(cost_of(state, "pcall(require, 'missing')") - little >= 100);
  check(run_source(state, "note(S, S)") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "too much data for a function of the host");
  check(run_source(state, "local t = {} for i = 1, 200 do t[i] = T end note(table.unpack(t))")
        == CLUA_ERROR_RUNTIME);
  check(run_source(state, "host.object(1, 1).x = S .. S") == CLUA_ERROR_RUNTIME);
  check(run_source(state, "require(('a'):rep(300))") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "name of a module too long");
  clua_close(state);
}

// Tables that share their parts are small to hold and endless to read.
static void crossing_without_end(void) {
  static const char shared[] =
    "local t = {1} for i = 1, 31 do t = {t, t} end while true do note(t) end";
  static const char empty[] =
    "local t = {} for i = 1, 60000 do t[i] = 1 end for i = 1, 60000 do t[i] = nil end"
    " local m = {} for i = 1, 2000 do m[i] = t end while true do note(m) end";
  clua_state *state = open_state((options){.units = 5000000});
  check(run_source(state, shared) == CLUA_ERROR_UNITS);
  check(run_source(state, empty) != CLUA_OK);
  clua_set_units(state, 1000, 1000);
  clua_spend(state, 400);
  check(clua_units_left(state) == 600);
  clua_spend(state, 700);
  check(clua_units_left(state) == 0);
  clua_close(state);
}

static void nested_stop(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "pcall(host.call, function() while true do end end) return 1")
        == CLUA_ERROR_UNITS);
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

static void units_across_a_question(void) {
  clua_state *state = open_state((options){.units = 10000});
  check(run_source(state, "for i = 1, 4000 do end ask() for i = 1, 20000 do end") == CLUA_SUSPENDED);
  int64_t left = clua_units_left(state);
  check(left > 4000 && left < 6100);
  clua_set_units(state, left, left);
  check(clua_resume(state, waiting_thread, -1, CLUA_DATA, NULL) == CLUA_ERROR_UNITS);
  clua_close(state);
}

const test_case budget_cases[] = {
  {"memory of trusted", memory_of_trusted}, {"nested stop", nested_stop},
  {"units across a question", units_across_a_question},
  {"precision", precision}, {"not caught", not_caught}, {"memory", memory},
  {"crossing", crossing}, {"crossing without end", crossing_without_end}, {NULL, NULL},
};
