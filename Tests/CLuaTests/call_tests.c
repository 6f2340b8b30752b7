// Calls, values, callbacks, errors.
#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

static void scalars(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "return 1, 2.5, 'x', true, nil") == CLUA_OK);
  check_text(answer(state), "1 2.5 x true nil");
  check(run_source(state, "return {b = 1, a = {2, 3}, [10] = false}") == CLUA_OK);
  check_text(answer(state), "{10=false, a={1=2, 2=3}, b=1}");
  check(run_source(state, "return print, function() end, coroutine.create(print)") == CLUA_OK);
  check_text(answer(state), "ref0 ref0 <thread>");
  clua_close(state);
}

static void errors(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "local function f() error('oops') end f()") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: oops");
  check_contains(clua_error_traceback(state, NULL), "stack traceback:");
  check_contains(clua_error_traceback(state, NULL), "test.lua:1: in ");
  check(run_source(state, "return return") == CLUA_ERROR_SYNTAX);
  check_text(fault(state), "test.lua:1: unexpected symbol near 'return'");
  check(run_source(state, "error({})") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "error object is a table value");
  check(run_source(state, "error(12)") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "12");
  check(run_source(state, "local t = nil; t.x = 1") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: attempt to index a nil value (local 't')");
  clua_close(state);
}

static void callbacks(void) {
  clua_state *state = open_state((options){0});
  log_clear();
  check(run_source(state, "note(1, 'a', {x = 1}) print({} ~= nil, 2)") == CLUA_OK);
  check_text(host_log, "1 a {x=1}\ntrue 2\n");
  check(run_source(state, "return host.sum(1, 2, 3)") == CLUA_OK);
  check_text(answer(state), "6");
  check(run_source(state, "host.raise()") == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "test.lua:1: refused by the host");
  check(run_source(state, "return pcall(host.raise)") == CLUA_OK);
  check_text(answer(state), "false refused by the host");
  check(run_source(state, "host.sum = 1") == CLUA_ERROR_RUNTIME);
  check(run_source(state, "return host.table()") == CLUA_OK);
  check_text(answer(state), "{1=one, flag=true, inner={1=0.5}}");
  check(run_source(state, "local n = 0 for k in pairs(host) do n = n + 1 end return n") == CLUA_OK);
  check_text(fault(state), "");
  check_text(answer(state), "6");
  clua_close(state);
}

static void nested(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "return host.call(function() return 7 end)") == CLUA_OK);
  check_text(answer(state), "7");
  check(run_source(state, "return pcall(host.call, function() error('x') end)") == CLUA_OK);
  check_text(answer(state), "false nested: test.lua:1: x");
  const char *deep =
    "local function f(n) if n == 0 then return 0 end"
    " return 1 + host.call(function() return f(n - 1) end) end return f(64)";
  check(run_source(state, deep) == CLUA_OK);
  check_text(answer(state), "64");
  check(run_source(state, "local function f() return host.call(f) end f()") != CLUA_OK);
  check_contains(fault(state), "nested: ");
  clua_close(state);
}

static void modules(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "local m = require('a') return m, m == require('a')") == CLUA_OK);
  check_text(answer(state), "{file=@module.lua, name=a} true");
  check(run_source(state, "require('missing')") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "no such module");
  check(run_source(state, "require('bad')") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "error loading module 'bad'");
  clua_close(state);
}

static void data_bounds(void) {
  clua_state *state = open_state((options){0});
  check(run_source(state, "local t = {} t.t = t return t") == CLUA_OK);
  check_text(answer(state), "<table with a cycle>");
  check(run_source(state, "local t = {} local r = t for i = 1, 40 do t.x = {} t = t.x end return r")
        == CLUA_OK);
  check_text(answer(state), "<table more than 32 deep>");
  check(run_source(state, "local t = {} for i = 1, 20000 do t[i] = i end return t") == CLUA_OK);
  check_text(answer(state), "<table of more than 64 KiB>");
  check(run_source(state, "return {('x'):rep(70000)}") == CLUA_OK);
  check_text(answer(state), "<table of more than 64 KiB>");
  check(run_source(state, "return table.unpack({}, 1, 300)") == CLUA_ERROR_RUNTIME);
  check_contains(fault(state), "too many results");
  clua_close(state);
}

static void bound(void) {
  clua_state *state = open_state((options){0});
  int32_t ref = load_ref(state, "local f, g = ... return f(1, 2), g(), f == g, tostring(f)");
  clua_set_units(state, 100000, 100000);
  clua_out_begin(state);
  clua_out_bound(state, slot_of_sum, 40);
  clua_out_bound(state, slot_of_sum, 5);
  check(clua_call(state, ref, -1, CLUA_DATA, NULL) == CLUA_OK);
  check_text(answer(state), "43 5 false function: 1");
  clua_close(state);
}

static void trusted(void) {
  clua_state *state = open_state((options){.trusted = true, .units = INT64_MAX});
  check(run_source(state, "return type(io.open), type(debug.traceback)") == CLUA_OK);
  check_text(answer(state), "function function");
  check(run_source(state, "pcall(os.exit, 5)") == CLUA_ERROR_EXIT);
  check(clua_exit_status(state) == 5);
  check(run_source(state, "error(setmetatable({}, {__tostring = function() return 'me' end}))")
        == CLUA_ERROR_RUNTIME);
  check_text(fault(state), "me");
  clua_close(state);
}

// C libraries of a script keep values in the registry, too.
static void beside_a_library(void) {
  enum { COUNT = 200 };
  clua_state *state = open_state((options){.trusted = true, .units = INT64_MAX});
  lua_State *L = state->main;
  int32_t ours[COUNT];
  int theirs[COUNT], wrong = 0;
  for (int i = 0; i < COUNT; i++) {
    char source[32];
    snprintf(source, sizeof source, "return %d", i);
    lua_pushinteger(L, -i);
    theirs[i] = luaL_ref(L, LUA_REGISTRYINDEX);
    ours[i] = load_ref(state, source);
    if (i % 7 == 0) luaL_unref(L, LUA_REGISTRYINDEX, theirs[i]);
    if (i % 5 == 0) clua_release(state, ours[i]);
  }
  check(run_source(state, "return type(p)") == CLUA_OK);
  for (int i = 0; i < COUNT; i++) {
    char number[16];
    snprintf(number, sizeof number, "%d", i);
    lua_rawgeti(L, LUA_REGISTRYINDEX, theirs[i]);
    wrong += i % 7 != 0 && lua_tointeger(L, -1) != -i;
    lua_pop(L, 1);
    if (i % 5 == 0) continue;
    wrong += call_ref(state, ours[i], NULL) != CLUA_OK || strcmp(answer(state), number) != 0;
  }
  check(wrong == 0);
  clua_close(state);
}

static void fields(void) {
  clua_state *state = open_state((options){0});
  clua_set_units(state, 100000, 100000);
  int32_t ref = load_ref(state, "local f = function(a, b) end return {x = 1, y = f}");
  check(clua_call(state, ref, 1, CLUA_REF, NULL) == CLUA_OK);
  const clua_value *value = clua_results(state, NULL);
  check(value->type == CLUA_FUNCTION && value->kind == 1);
  int32_t table = value->ref;
  check(clua_keys(state, table) == CLUA_OK);
  check_text(answer(state), "x y");
  check(clua_fields(state, table, "x\0", CLUA_DATA) == CLUA_OK);
  check_text(answer(state), "1");
  check(clua_fields(state, table, "y\0", CLUA_DATA) == CLUA_OK);
  clua_function_info info;
  check(clua_describe_function(state, clua_results(state, NULL)->ref, &info));
  check(info.parameters == 2 && info.line == 1 && strcmp(info.source, "test.lua") == 0);
  check(clua_keys(state, 0) == CLUA_OK);
  check_contains(answer(state), "_G _VERSION ask assert");
  clua_close(state);
}

// Names that `load` is given are nobody's files.
static void lines(void) {
  clua_state *state = open_state((options){0});
  clua_count_lines(state);
  check(run_source(state, "require('m')\nfor i = 1, 100 do load('return i', '@other' .. i)() end") ==
        CLUA_OK);
  const uint32_t *hits;
  int32_t count;
  check_text(clua_lines(state, 0, &hits, &count), "test.lua");
  check(count > 2 && hits[1] == 1 && hits[2] >= 100 && hits[3] == 0);
  check_text(clua_lines(state, 1, &hits, &count), "module.lua");
  check(count > 1 && hits[1] == 1);
  check(clua_lines(state, 2, &hits, &count) == NULL);
  clua_close(state);
}

const test_case call_cases[] = {
  {"scalars", scalars}, {"errors", errors}, {"callbacks", callbacks}, {"nested", nested},
  {"modules", modules}, {"data bounds", data_bounds}, {"trusted", trusted}, {"fields", fields},
  {"bound", bound}, {"beside a library", beside_a_library}, {"lines", lines},
  {NULL, NULL},
};
