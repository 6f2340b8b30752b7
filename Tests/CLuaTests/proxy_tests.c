// Host objects.
#include "harness.h"

static void identity(void) {
  clua_state *state = open_state((options){0});
  const char *source =
    "local a, b = host.object(1, 5), host.object(1, 5) local t = {[a] = 'found'}"
    " return a == b, t[b], a.number, a.other, #a, tostring(a), type(a), getmetatable(a), a";
  check(run_source(state, source) == CLUA_OK);
  check_text(answer(state), "true found 50 nil 3 kind 1 number 5 userdata false object 1/5");
  log_clear();
  check(run_source(state, "K = host.object(1, 2) K.title = {1}") == CLUA_OK);
  check_text(host_log, "1/2.title={1=1}\n");
  check(clua_is_held(state, 1, 2));
  check(run_source(state, "K.fixed = 1") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: fixed cannot be written");
  check(run_source(state, "return K.expired") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: has expired");
  check(run_source(state, "return 1 + K") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "arithmetic on a controller value");
  clua_close(state);
}

static void tables(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "T = host.object(2, 9) return type(T), #T, T[2], T.b, T") == CLUA_OK);
  check_text(answer(state), "table 3 200 bee object 2/9");
  check(run_source(state, "local s = '' for k, v in pairs(T) do s = s .. k .. v .. ' ' end return s")
        == CLUA_OK);
  check_text(answer(state), "1100 2200 3300 bbee ");
  check(run_source(state, "local s = '' for k, v in next, T do s = s .. k .. v .. ' ' end return s")
        == CLUA_OK);
  check_text(answer(state), "1100 2200 3300 bbee ");
  check(run_source(state, "local s = '' for i, v in ipairs(T) do s = s .. v end return s") == CLUA_OK);
  check_text(answer(state), "100200300");
  check(run_source(state, "return table.concat(T, ','), table.unpack(T)") == CLUA_OK);
  check_text(answer(state), "100,200,300 100 200 300");
  log_clear();
  check(run_source(state, "table.insert(T, 4) T.z = {a = {}}") == CLUA_OK);
  check_text(host_log, "2/9.?=4\n2/9.z={a={}}\n");
  check(run_source(state, "rawset(T, 'x', 1)") == CLUA_ERROR_RUNTIME);
  check(run_source(state, "setmetatable(T, {})") == CLUA_ERROR_RUNTIME);
  check(run_source(state, "return next(T, 'b')") == CLUA_OK);
  check_text(answer(state), "nil");
  clua_close(state);
}

static void dynamic(void) {
  clua_state *state = open_state((options){.trusted = true});
  log_clear();
  check(run_source(state, "nav.x = 1 return nav.number") == CLUA_OK);
  check_text(answer(state), "770");
  check_text(host_log, "3/77.x=1\n");
  clua_out_string(state, "script.lua", 10);
  clua_out_string(state, "first", 5);
  check(clua_define_list(state, "arg", true) == CLUA_OK);
  check(run_source(state, "return arg[0], arg[1], #arg") == CLUA_OK);
  check_text(answer(state), "script.lua first 1");
  clua_close(state);
}

static int32_t call_with(clua_state *state, int32_t ref, uint8_t kind, int64_t id) {
  clua_out_object(state, kind, id);
  return call_ref(state, ref, &waiting_thread);
}

// While a call waits, what it was handed is good.
static void waiting_call(void) {
  clua_state *state = open_state((options){0});
  int32_t ref = load_ref(state, "local pop = ... local a = pop.shared ask() return a, pop.shared");
  log_clear();
  check(call_with(state, ref, 4, 1) == CLUA_SUSPENDED);
  int32_t other = load_ref(state, "local pop = ... return pop.shared"), thread = waiting_thread;
  check(call_with(state, other, 4, 2) == CLUA_OK);
  check(clua_resume(state, thread, -1, CLUA_DATA, &thread) == CLUA_OK);
  check_text(answer(state), "of the class of the class");
  check_text(host_log, "asked 1\nasked 2\nasked 1\n");
  clua_release(state, ref);
  clua_release(state, other);
  clua_close(state);
}

// What is handed over once is one value while its call runs, and another in the next.
static void handed_over_once(void) {
  clua_state *state = open_state((options){0});
  int32_t ref = load_ref(
    state,
    "local pop = ... local kept = K K = pop"
    " return type(pop), pop == kept, getmetatable(pop), tostring(pop), pop");
  check(call_with(state, ref, 4, 6) == CLUA_OK);
  check_text(answer(state), "userdata false false kind 4 number 6 object 4/6");
  check(call_with(state, ref, 4, 7) == CLUA_OK);
  check_text(answer(state), "userdata false false kind 4 number 7 object 4/7");
  clua_release(state, ref);
  ref = load_ref(state, "string.rep((...))");
  check(call_with(state, ref, 4, 1) == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "string expected, got pop");
  check(call_with(state, ref, 5, 1) == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "string expected, got push");
  clua_close(state);
}

// A call inside another one reads its own object, and the outer call reads the one that it was handed.
static void nested_calls(void) {
  clua_state *state = open_state((options){0});
  int32_t ref = load_ref(
    state,
    "local pop = ... host.call(function(_, pop) return pop.shared end, host.object(4, 9)) return pop.shared");
  log_clear();
  for (int64_t id = 1; id <= 2; id++) check(call_with(state, ref, 4, id) == CLUA_OK);
  check_text(host_log, "asked 9\nasked 1\nasked 9\nasked 2\n");
  clua_release(state, ref);
  clua_close(state);
}

// A call that failed keeps nothing of its object for the next call.
static void failed_call(void) {
  clua_state *state = open_state((options){0});
  int32_t ref = load_ref(state, "local pop = ... error(pop.shared)");
  log_clear();
  for (int64_t id = 1; id <= 3; id++) check(call_with(state, ref, 4, id) == CLUA_ERROR_RUNTIME);
  check_text(host_log, "asked 1\nasked 2\nasked 3\n");
  clua_release(state, ref);
  clua_close(state);
}

const test_case proxy_cases[] = {
  {"identity", identity}, {"tables", tables}, {"dynamic", dynamic},
  {"waiting call", waiting_call}, {"handed over once", handed_over_once},
  {"nested calls", nested_calls}, {"failed call", failed_call}, {NULL, NULL},
};
