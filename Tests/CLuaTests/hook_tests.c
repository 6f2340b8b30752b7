// debug.sethook of a trusted state: the script's hooks are called as Lua calls them, and its budget stays.
#include "harness.h"

#define LOOP "while true do end"
#define COROUTINE "local co = coroutine.create(function() while true do end end) "

// Each ends by its units.
static const char *const endless[] = {
  "debug.sethook() " LOOP,
  "debug.sethook(nil) " LOOP,
  "debug.sethook((coroutine.running())) " LOOP,
  "debug.sethook(print, '') " LOOP,
  "debug.sethook(function() end, 'l') " LOOP,
  "debug.sethook(function() end, 'crl', 1) while true do tostring(1) end",
  "debug.sethook(function() end, '', 1) " LOOP,
  "debug.sethook(function() end, '', math.maxinteger) " LOOP,
  "debug.sethook(function() end, '', 1 << 31) " LOOP,
  "debug.sethook(function() debug.sethook() end, '', 10) " LOOP,
  "while true do debug.sethook() end",
  "while true do debug.sethook(function() end, 'l') end",
  "while true do pcall(function() debug.sethook() while true do end end) end",
  COROUTINE "debug.sethook(co) coroutine.resume(co)",
  COROUTINE "debug.sethook(co, function() end, 'crl', 7) coroutine.resume(co)",
  "coroutine.wrap(function() debug.sethook() while true do end end)()",
  "coroutine.wrap(function() debug.sethook((coroutine.running())) end)() " LOOP,
};

static void budgets_stay(void) {
  for (size_t i = 0; i < sizeof endless / sizeof *endless; i++) {
    clua_state *state = open_state((options){.trusted = true, .units = 200000});
    int32_t status = run_source(state, endless[i]);
    check_at(__FILE__, (int)i, status == CLUA_ERROR_UNITS, endless[i], fault(state));
    check(clua_units_left(state) == 0);
    clua_close(state);
  }
}

static const struct {
  const char *source, *answer;
} calls[] = {
  {"local n = 0 debug.sethook(function(e) n = n + (e == 'count' and 1 or 100000) end, '', 100)"
   " for i = 1, 100000 do end debug.sethook() return n > 950 and n < 1100 or n", "true"},
  {"local n = 0 debug.sethook(function() n = n + 1 end, '', 1) local x = 1 x = x + 1 x = x + 1"
   " debug.sethook() return n > 5 and n < 15 or n", "true"},
  {"local lines = {} debug.sethook(function(event, line) lines[#lines + 1] = event .. line end, 'l')\n"
   "local x = 1\nx = 2 debug.sethook()\nx = 3 return table.concat(lines, ' ')", "line2 line3"},
  {"local log = {} debug.sethook(function(event) log[#log + 1] = event end, 'cr')"
   " local function f() return 1 end f() debug.sethook() return table.concat(log, ' ', 2)",
   "call return call"},
  {"local log = {} debug.sethook(function(event) log[#log + 1] = event end, 'c')"
   " local function g() end local function f() return g() end f() debug.sethook()"
   " return table.concat(log, ' ')", "call tail call call"},
  {"local at debug.sethook(function() at = at or debug.getinfo(2, 'l').currentline end, '', 1000)\n"
   "\nfor i = 1, 10000 do end debug.sethook() return at", "3"},
  {"debug.sethook(function() error('enough') end, '', 1000)"
   " local fine, why = pcall(function() while true do end end) debug.sethook() return fine, why",
   "false test.lua:1: enough"},
  {"local f = function() end debug.sethook(f, 'rlc', 1000) local g, events, count = debug.gethook()"
   " return f == g, events, count", "true crl 1000"},
  {"debug.sethook(function() end, 'l') debug.sethook() return debug.gethook()", "nil"},
  {"debug.sethook(function() end, '') return debug.gethook()", "nil"},
  {"return debug.gethook()", "nil"},
  {"local n = 0 local co = coroutine.create(function() for i = 1, 1000 do end end)"
   " debug.sethook(co, function() n = n + 1 end, '', 100) coroutine.resume(co)"
   " for i = 1, 10000 do end return n > 5 and n < 15 or n, debug.gethook(co) ~= nil, debug.gethook()",
   "true true nil"},
  {"local co = coroutine.create(function() while true do end end)"
   " debug.sethook(co, function() error('stop') end, '', 100) return coroutine.resume(co)",
   "false test.lua:1: stop"},
  {"local main = coroutine.running() local n = 0 local co = coroutine.wrap(function()"
   " debug.sethook(main, function() n = n + 1 end, '', 100) end) co() for i = 1, 1000 do end"
   " debug.sethook() return n > 5 and n < 15 or n", "true"},
  {"debug.sethook(function() end, 'l') return coroutine.wrap(function() return debug.gethook() end)()",
   "nil"},
  {"return pcall(debug.sethook, 5, 'l')", "false bad argument #1 to 'debug.sethook' (function expected, got number)"},
  {"return pcall(debug.sethook, print)",
   "false bad argument #2 to 'debug.sethook' (string expected, got no value)"},
};

static void hooks_are_called(void) {
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    clua_state *state = open_state((options){.trusted = true, .units = 10000000});
    int32_t status = run_source(state, calls[i].source);
    const char *text = status == CLUA_OK ? answer(state) : fault(state);
    check_at(__FILE__, (int)i, strcmp(text, calls[i].answer) == 0, calls[i].source, text);
    clua_close(state);
  }
}

// A hook is that of the main thread, whatever thread the host takes for a call, until the host forgets it.
static void hooks_last(void) {
  clua_state *state = open_state((options){.trusted = true});
  check(run_source(state, "n = 0 debug.sethook(function() n = n + 1 end, 'l')") == CLUA_OK);
  check(run_source(state, "error('this thread is not used again')") == CLUA_ERROR_RUNTIME);
  check(run_source(state, "\n\nreturn n > 1, debug.gethook() ~= nil") == CLUA_OK);
  check_text(answer(state), "true true");
  clua_forget_hooks(state);
  check(run_source(state, "n = 0\nlocal x = n\nreturn n, debug.gethook()") == CLUA_OK);
  check_text(answer(state), "0 nil");
  check(run_source(state, "debug.sethook(print, 'l') return debug.gethook() == print") == CLUA_OK);
  check_text(answer(state), "true");
  clua_close(state);
}

// Hooks of threads that are gone go, too.
static void hooks_go(void) {
  clua_state *state = open_state((options){.trusted = true, .memory = 4 * 1024 * 1024, .units = 100000000});
  const char *source =
    "for i = 1, 20000 do local co = coroutine.create(print)"
    " debug.sethook(co, function() return co end, 'l') end return true";
  check(run_source(state, source) == CLUA_OK);
  check_text(answer(state), "true");
  clua_close(state);
}

const test_case hook_cases[] = {
  {"budgets", budgets_stay},
  {"calls", hooks_are_called},
  {"lasting", hooks_last},
  {"gone", hooks_go},
  {NULL, NULL},
};
