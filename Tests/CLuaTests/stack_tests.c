// The C stack of small threads.
#include <pthread.h>

#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

// Each calls back into Lua as deep as it may.
static const char *const deep[] = {
  "local function f(n) return ('x'):gsub('x', function() f(n + 1) end) end f(1)",
  "local function f() return pcall(f) end f()",
  "local function f() table.sort({1, 2, 3}, f) end f()",
  "local m = {} m.__index = function(t, k) return t[k .. 'x'] end local t = setmetatable({}, m) return t.x",
  "local m = {} m.__tostring = function(t) return tostring(t) end tostring(setmetatable({}, m))",
  "local m = {} m.__index = function(t, k) for _, v in ipairs(t) do return v end end"
  " local t = setmetatable({}, m) return t[1]",
  "local m = {} m.__pairs = function(t) return pairs(t) end pairs(setmetatable({}, m))",
  "local m = {} m.__concat = function(a, b) return a .. b end local t = setmetatable({}, m) return t .. t",
  "local m = {} m.__add = function(a, b) return a + b end local t = setmetatable({}, m) return t + 1",
  "local m = {} m.__eq = function(a, b) return a == b end"
  " return setmetatable({}, m) == setmetatable({}, m)",
  "local function f() return load(function() return f() end) end f()",
  "local function f() return coroutine.wrap(f)() end f()",
  "local function f() return string.format('%s', setmetatable({}, {__tostring = f})) end f()",
  "local function f() return table.concat(setmetatable({}, {__len = function() return 1 end,"
  " __index = f})) end f()",
  "local function f() local x <close> = setmetatable({}, {__close = f}) end f()",
  "local function f() host.call(f) end f()",
  "load(('('):rep(5000))() ", "load('return ' .. ('{'):rep(5000))()",
  "local s = ('function f() '):rep(190) .. ('end '):rep(190) load(s)()",
  "local function rec(n, f) if n == 0 then return f() end ('a'):gsub('a', function() rec(n - 1, f) end) end"
  " for D = 100, 196, 12 do local cos = {}"
  " local function close(k) if cos[k] then coroutine.close(cos[k]) end end"
  " for k = 1, 60 do cos[k] = coroutine.create(function() local x <close> = setmetatable({},"
  " {__close = function() rec(D, function() close(k + 1) end) end}) coroutine.yield() end)"
  " coroutine.resume(cos[k]) end close(1) end",
};

// Where a sanitizer uses the stack, or all threads have the same, a small one is not tried.
#ifndef __SANITIZE_ADDRESS__
#define SMALL_STACKS 1
#endif
enum { FEWEST_ASKED = 190 };

enum { DEEP = sizeof deep / sizeof *deep };

static void *run_all(void *ended) {
  for (int i = 0; i < DEEP; i++) {
    clua_state *state = open_state((options){0});
    int32_t status = run_source(state, deep[i]);
    (void)status;
    *(int *)ended += state != NULL;
    clua_close(state);
  }
  return NULL;
}

#ifdef SMALL_STACKS
static void *run_little(void *refused) {
  clua_state *state = open_state((options){0});
  int32_t status = run_source(state, "return 1");
  *(int *)refused = status != CLUA_OK && strstr(fault(state), "C stack overflow") != NULL;
  clua_close(state);
  return NULL;
}
#endif

static void *run_some(void *works) {
  clua_state *state = open_state((options){0});
  *(int *)works = run_source(
    state, "local function f(n) if n == 0 then return 'deep' end local r"
           " ('x'):gsub('x', function() r = f(n - 1) end) return r end return f(40)") == CLUA_OK;
  check_text(answer(state), "deep");
  clua_close(state);
  return NULL;
}

// MARK: What a wrapper leaves

static clua_state *below;
static int32_t victim;

// What `next` is: another state is asked in the midst of a call of this one.
static int32_t ask_below(
  void *context, clua_state *state, int32_t slot, const clua_value *args, int32_t count) {
  (void)context, (void)state, (void)slot, (void)args, (void)count;
  int32_t status = call_ref(below, victim, NULL);
  check_at(__FILE__, __LINE__, status == CLUA_OK, "who is asked has room", fault(below));
  return CLUA_RETURN;
}

static const clua_function ask_functions[] = {{"ask_next", CLUA_ARGS_DATA}};
static const clua_library ask_library = {.functions = ask_functions, .function_count = 1, .require = -1};

// Goes as deep as it may, and asks there.
static void *run_wrapper(void *asked) {
  static const char deep_wrapper[] =
    "local function deep(n) if n == 0 then return ask_next() end ('a'):gsub('a', function() deep(n - 1) end) end"
    " local n = 0 for depth = 196, 1, -1 do if pcall(deep, depth) then n = n + 1 end end return n";
  below = open_state((options){0});
  victim = load_ref(
    below, "local function f(n) if n > 0 then ('x'):gsub('x', function() f(n - 1) end) end end f(15) return pcall(f, 5)");
  clua_config config = {
    .call = ask_below, .library = &ask_library, .sandboxed = true, .memory_limit = 8 << 20};
  clua_state *state = clua_open(&config);
  check(run_source(state, deep_wrapper) == CLUA_OK);
  *(int *)asked = atoi(answer(state));
  clua_close(state);
  clua_close(below);
  return NULL;
}

static int on_thread(size_t kilobytes, void *(*body)(void *)) {
  pthread_t thread;
  pthread_attr_t attributes;
  int result = 0;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kilobytes * 1024);
  check(pthread_create(&thread, &attributes, body, &result) == 0);
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  return result;
}

static void small_threads(void) {
  // The smallest first: the C library may give a later thread the larger stack of an earlier one.
#ifdef SMALL_STACKS
  check(on_thread(128, run_little) == 1);
#endif
  check(on_thread(512, run_all) == DEEP);
  check(on_thread(512, run_some) == 1);
  check(on_thread(8192, run_all) == DEEP);
}

// The C stack that one state has used is its own fault, not that of the state which it asks.
static void wrappers(void) {
#ifdef SMALL_STACKS
  int asked = on_thread(512, run_wrapper);
  check(asked > 10 && asked < 190);
#endif
  check(on_thread(8192, run_wrapper) > FEWEST_ASKED);
}

const test_case stack_cases[] = {
  {"small threads", small_threads}, {"wrappers", wrappers}, {NULL, NULL},
};
