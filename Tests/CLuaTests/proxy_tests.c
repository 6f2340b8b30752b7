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

// MARK: Lending

// A function of two arguments, with this body.
static int32_t function_of(clua_state *state, const char *body) {
  char source[512];
  snprintf(source, sizeof source, "return function(controller, pop) %s end", body);
  check(run_source(state, source) == CLUA_OK);
  const clua_value *result = clua_results(state, NULL);
  return result->type == CLUA_FUNCTION ? result->ref : 0;
}

typedef struct use {
  const char *body;
  bool keeps_nothing;
} use;

static const use uses[] = {
  {"", true},
  {"return pop.shared", true},
  {"return pop.shared == 'x' and pop.number > 2, pop.other", true},
  {"local t = {a = pop.shared, pop.number} for i = 1, pop.number do t[i] = pop.shared end return #t", true},
  {"if pop.shared then return ask(pop.shared) end", true},
  {"local x = pop.number + 1 - -pop.number x = x .. pop.shared return x, not x, #x", true},
  {"for k, v in pairs({pop.shared}) do K = v .. k end", true},
  {"return (function() return controller end)()", true},
  {"local name = 'pop' K = name return K:rep(2)", true},
  {"if controller then return true end return controller", true},
  // A table.
  {"K = {pop}", false},
  {"local t = {} t.a = pop", false},
  {"local t = {} t[1] = pop", false},
  {"local t = {} t[pop] = 1", false},
  {"local t = {} t[controller] = pop", false},
  {"pop.title = pop", false},
  // A global, a local, an upvalue.
  {"K = pop", false},
  {"local p = pop return p.shared", false},
  {"K = function() return pop end", false},
  {"K = function() return function() return pop end end", false},
  {"pop = nil", false},
  // What is returned, what calls are given, coroutines, metamethods.
  {"return pop", false},
  {"return 1, pop", false},
  {"return pop and 1", false},
  {"return controller or pop", false},
  {"K = rawequal(pop, 1)", false},
  {"return tostring(pop)", false},
  {"return pop:shared()", false},
  {"return controller.f(pop)", false},
  {"coroutine.wrap(function() coroutine.yield(pop) end)()", false},
  {"return controller .. pop", false},
  {"return controller + pop", false},
  {"return -pop", false},
  {"return #pop", false},
  {"return controller == pop", false},
  {"return controller < pop", false},
  {"return pop[controller]", false},
  {"return controller[pop]", false},
  {"local x <close> = pop", false},
  {"for i = pop, 1 do end", false},
  {"for i in pop do end", false},
  {"repeat local x = pop.shared until pop", false},
};

static void what_keeps(void) {
  clua_state *state = open_state((options){0}), *script = open_state((options){.trusted = true});
  for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
    int32_t ref = function_of(state, uses[i].body);
    bool keeps_nothing = clua_keeps_no_argument(state, ref, 2);
    check_at(__FILE__, __LINE__, keeps_nothing == uses[i].keeps_nothing, uses[i].body, "");
    clua_release(state, ref);
    ref = function_of(script, uses[i].body);
    check(!clua_keeps_no_argument(script, ref, 2));
    clua_release(script, ref);
  }
  check(run_source(state, "return function(controller, ...) local pop = ... return pop.shared end") == CLUA_OK);
  check(!clua_keeps_no_argument(state, clua_results(state, NULL)->ref, 2));
  check(run_source(state, "return function(controller) end") == CLUA_OK);
  check(!clua_keeps_no_argument(state, clua_results(state, NULL)->ref, 2));
  check(run_source(state, "return string.rep") == CLUA_OK);
  check(!clua_keeps_no_argument(state, clua_results(state, NULL)->ref, 2));
  check(!clua_keeps_no_argument(state, 0, 2));
  clua_close(state);
  clua_close(script);
}

static int32_t lend_to(clua_state *state, int32_t ref, int64_t id) {
  clua_out_object(state, 1, 1);
  clua_out_lent(state, 4, id);
  return call_ref(state, ref, &waiting_thread);
}

// Each call reads its own; one that waits keeps it, and so does one around another.
static void lending(void) {
  clua_state *state = open_state((options){0});
  int32_t plain = function_of(state, "return pop.shared"), thread;
  int32_t waits = function_of(state, "ask() return pop.shared");
  int32_t fails = function_of(state, "error(pop.shared)");
  log_clear();
  for (int64_t id = 1; id <= 3; id++) check(lend_to(state, plain, id) == CLUA_OK);
  check_text(host_log, "asked 1\nasked 2\nasked 3\n");
  size_t used = clua_memory_used(state);
  for (int64_t id = 1; id <= 1000; id++) check(lend_to(state, plain, id) == CLUA_OK);
  check(clua_memory_used(state) == used);
  log_clear();
  check(lend_to(state, waits, 4) == CLUA_SUSPENDED);
  thread = waiting_thread;
  check(lend_to(state, plain, 5) == CLUA_OK);
  check(lend_to(state, fails, 6) == CLUA_ERROR_RUNTIME);
  check(lend_to(state, plain, 7) == CLUA_OK);
  check(clua_resume(state, thread, -1, CLUA_DATA, &thread) == CLUA_OK);
  check_text(host_log, "asked 5\nasked 6\nasked 7\nasked 4\n");
  int32_t around = function_of(
    state, "host.call(function(_, pop) return pop.shared end, host.object(4, 9)) return pop.shared");
  check(clua_keeps_no_argument(state, around, 2));
  log_clear();
  check(lend_to(state, around, 8) == CLUA_OK);
  check_text(host_log, "asked 9\nasked 8\n");
  clua_close(state);
}

const test_case proxy_cases[] = {
  {"identity", identity}, {"tables", tables}, {"dynamic", dynamic},
  {"waiting call", waiting_call}, {"handed over once", handed_over_once},
  {"what keeps", what_keeps}, {"lending", lending}, {NULL, NULL},
};
