// Globals and libraries are made when somebody first looks: no script may tell.
#include "harness.h"

// Each is the first that runs in its state.
static const char *const looks[] = {
  "return rawget(string, 'format') == string.format, rawget(math, 'pi'), rawget(table, 'nothing')",
  "return type((next(string))), type((next(_G))), rawlen(math), #utf8",
  "return getmetatable(_G), getmetatable(string), getmetatable(math), getmetatable('')",
  "return math == math, rawequal(os, os), string == ('').rep, _G._G == _G, _ENV == _G",
  "setmetatable(string, {__index = function() return 'none' end})"
  " return string.foo, type(string.rep), type(rawget(string, 'rep')), getmetatable(string) ~= nil",
  "setmetatable(_G, {__index = function(_, k) return k end}) return foo, type(print), type(math)",
  "rawset(math, 'mine', 1) local n = 0 for _ in pairs(math) do n = n + 1 end return math.mine, n",
  "rawset(math, 'pi', 3) return type(math.abs), math.pi",
  "math.pi = 3 local n = 0 for _ in pairs(math) do n = n + 1 end return math.pi, math.abs(-1), n",
  "math.pi = nil return math.pi, math.abs(-1), rawget(math, 'pi')",
  "table.insert(table, 'x') return table[1], #table, type(table.sort)",
  "return table.unpack(string), select('#', table.unpack(os)), table.concat(utf8)",
  "table.move({1, 2}, 1, 2, 3, coroutine) return coroutine[3], coroutine[4], type(coroutine.wrap)",
  "return ('x'):rep(3), ('%d'):format(3), '10' + 1, #string",
  "return pcall(function() return ('x'):foo() end)",
  "return ('x').rep == string.rep",
  "return pcall(function() string[nil] = 1 end)",
  "return pcall(function() local n = 0 / 0 string[n] = 1 end)",
  "return pcall(function() return string() end)",
  "return pcall(function() return math + 1 end)",
  "return pcall(function() return os .. '' end)",
  "return pcall(function() return utf8 < utf8 end)",
  "return pcall(function() undefined() end)",
  "return pcall(function() table.sort(1) end)",
  "return pcall(function() (nil)() end)",
  "return pcall(os.time, os)",
  "return tostring(string), tostring(_G), tostring(print)",
  "for i in ipairs(string) do return i end for i in ipairs(_G) do return i end return 'none'",
  "local n = 0 for k in pairs(_G) do n = n + 1 end return n",
  "local n = 0 for _, t in pairs{string, math, table, utf8, os, coroutine} do for _ in next, t do"
  " n = n + 1 end end return n",
  "local list = {} for k, v in pairs(_G) do list[#list + 1] = k .. ' ' .. type(v) end"
  " table.sort(list) return table.concat(list, ', ')",
  "local list = {} for name, t in pairs(_G) do if type(t) == 'table' and t ~= _G then"
  " for k, v in pairs(t) do list[#list + 1] = name .. '.' .. k .. ' ' .. type(v) end end end"
  " table.sort(list) return table.concat(list, ', ')",
  "x = 1 local n = 0 for k in pairs(_G) do n = n + 1 end return x, n, type(print)",
  "print = nil return print, type(pairs)",
  "string = nil return string, ('x'):upper(), type(math)",
  "_G = nil return _G, type(_ENV.print), type(_ENV._ENV)",
  "return load('return type(rep), type(print)', 'x', 't', string)()",
  "return load('format = 1 return format, rep ~= nil', 'x', 't', string)()",
  "local _ENV = math return type(floor), pi",
  "return type(setmetatable({}, {__index = math}).floor), setmetatable({}, {__index = _G}).pi",
  "local t = setmetatable({}, {__newindex = string}) t.mine = 1 return string.mine, type(string.rep)",
  "return coroutine.wrap(function() return type(string.rep), coroutine.isyieldable() end)()",
  "return coroutine.wrap(function() return x end)(), ('x'):rep(2)",
  "return ('axbx'):gsub('%a', string), ('x'):gsub('x', math)",
  "return math.random(1, 1000000), math.random(1, 1000000), math.random()",
  "note(string) note(_G) note({math, {os}}) return 1",
  "return string, {utf8}",
  "return _G",
  "local t = {} for k, v in next, string do t[k] = v end string.rep = nil return type(t.rep), string.rep",
  "return require('a').name, type(string.rep)",
  "local up = ask() return up, type(print)",
};

static const char look_at_all[] =
  "for _, t in pairs(_G) do if type(t) == 'table' then for _ in pairs(t) do end end end";

static void run(clua_state *state, const char *source, char *text, size_t size) {
  log_clear();
  int32_t status = run_source(state, source);
  if (status == CLUA_SUSPENDED) status = clua_resume(state, waiting_thread, -1, CLUA_DATA, NULL);
  snprintf(text, size, "%d %s %s", status, status == CLUA_OK ? answer(state) : fault(state), host_log);
}

static void no_script_can_tell(void) {
  static char folded[65536 + 4096], seen[65536 + 4096];
  for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
    clua_state *a = open_state((options){0}), *b = open_state((options){0});
    check(run_source(b, look_at_all) == CLUA_OK);
    run(a, looks[i], folded, sizeof folded);
    run(b, looks[i], seen, sizeof seen);
    check_at(__FILE__, __LINE__, strcmp(folded, seen) == 0, seen, folded);
    clua_close(a);
    clua_close(b);
  }
}

static void host_looks_first(void) {
  clua_state *state = open_state((options){0});
  check(clua_keys(state, 0) == CLUA_OK);
  check_contains(answer(state), "print rawequal");
  clua_close(state);
  state = open_state((options){0});
  check(clua_fields(state, 0, "string\0math\0print\0nothing\0", CLUA_REF) == CLUA_OK);
  check_text(answer(state), "ref1 ref1 ref0 nil");
  clua_close(state);
  state = open_state((options){0});
  clua_out_string(state, "one", 3);
  check(clua_define_list(state, "os", false) == CLUA_OK);
  check(run_source(state, "return type(print), os[1]") == CLUA_OK);
  check_text(answer(state), "function one");
  clua_close(state);
}

static int32_t answer_nothing(
  void *context, clua_state *state, int32_t slot, const clua_value *values, int32_t count) {
  (void)context, (void)state, (void)slot, (void)values, (void)count;
  return CLUA_RETURN;
}

// A function of the host in one of Lua's libraries.
static void host_writes_first(void) {
  const clua_function abs = {.path = "math.abs"};
  const clua_library library = {.functions = &abs, .function_count = 1, .require = -1};
  clua_state *state = clua_open(
    &(clua_config){.sandboxed = true, .library = &library, .call = answer_nothing});
  check(run_source(state, "return math.floor(1.5), math.abs()") == CLUA_OK);
  check_text(answer(state), "1");
  clua_close(state);
}

// Where memory fails in the middle of it, a table stays as it was: what a script writes into it is
// not written over by the next try.
static void all_or_nothing(void) {
  static const char change[] = "print = 'mine' string.rep = 'mine' math.pi = nil math.abs = nil";
  static const char count[] =
    "local n = 0 for _, t in pairs{_G, string, math, table, utf8, os, coroutine} do"
    " for _ in pairs(t) do n = n + 1 end end return n, math.floor(1.5), ('x'):upper()";
  // Where those of a try that failed were, after a collection.
  static const char new_tables[] =
    "local t = {} for i = 1, 20000 do t = {} end for i = 1, 300 do t[i] = {} end return t";
  char whole[64];
  clua_state *state = open_state((options){0});
  check(run_source(state, count) == CLUA_OK);
  snprintf(whole, sizeof whole, "%s", answer(state));
  clua_close(state);
  int32_t status = CLUA_ERROR_MEMORY;
  int failures = 0;
  for (int64_t n = 1; status != CLUA_OK && n < 2000; n++, failures++) {
    state = open_state((options){0});
    int32_t ref = load_ref(state, change);
    clua_fail_allocation(state, n);
    status = call_ref(state, ref, NULL);
    clua_fail_allocation(state, 0);
    check(run_source(state, new_tables) == CLUA_OK);
    check(strncmp(answer(state), "{1={}, 2={}, 3={}, 4={}, 5={}", 29) == 0);
    check(strstr(answer(state), "function") == NULL);
    check(run_source(state, "return print, string.rep, math.pi, math.abs") == CLUA_OK);
    check(status != CLUA_OK || strcmp(answer(state), "mine mine nil nil") == 0);
    check(run_source(state, "print = 1 string.rep = 1 math.pi = 1 math.abs = 1") == CLUA_OK);
    check(run_source(state, count) == CLUA_OK);
    check_at(__FILE__, __LINE__, strcmp(answer(state), whole) == 0, whole, answer(state));
    clua_close(state);
  }
  check(status == CLUA_OK && failures > 100);
}

// What a script wrote stays, whatever fails after that.
static void writes_stay(void) {
  for (int64_t n = 1; n < 200; n++) {
    clua_state *state = open_state((options){0});
    int32_t ref = load_ref(state, "string.rep = 1 X = string.sub");
    clua_fail_allocation(state, n);
    int32_t first = call_ref(state, ref, NULL);
    clua_fail_allocation(state, 0);
    check(run_source(state, "return string.rep == 1, string.sub == ('').sub") == CLUA_OK);
    if (first == CLUA_OK) check_text(answer(state), "true true");
    check(run_source(state, "string.rep = 2 for _ in pairs(string) do end return string.rep") == CLUA_OK);
    check_text(answer(state), "2");
    clua_close(state);
  }
}

const test_case fold_cases[] = {
  {"no script can tell", no_script_can_tell}, {"host looks first", host_looks_first},
  {"host writes first", host_writes_first}, {"all or nothing", all_or_nothing}, {"writes stay", writes_stay}, {NULL, NULL},
};
