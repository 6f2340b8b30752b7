// Calls every C function that a sandbox can reach with every kind of value: each with each, in pairs for three
// and four arguments. Functions are found by walking, and by looking at what calls return, so a new one is in
// here without anybody's doing. Each call has to come back, and what it leaves has to be sound. And each is called
// with values that take long to look at, again and again, by a loop and by functions that call others: it ends
// by its deadline and a step.
#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

enum { VALUES = 61, MOST_FUNCTIONS = 400, MOST_KEYS = 128, MOST_VARIANTS = 3 };  // VALUES is a prime
enum { CALLERS = 3 };
enum { CALLS_IN_A_STATE = 4 * (3 * VALUES + 1) };  // calls change the values, so there are new ones now and then

// `V` holds the values. Those that need a stop, or a suspension, come from calls of their own.
static const char stopped_source[] =
  "STOPPED = coroutine.create(function() while true do end end) coroutine.resume(STOPPED)";
static const char parked_source[] =
  "PARKED = coroutine.create(function() ask() end) coroutine.resume(PARKED)";
static const char values_source[] =
  "local function id(...) return ... end local function raise() error('raised') end"
  " local function yield(...) return coroutine.yield(...) end"
  " local yielded, dead, failed = coroutine.create(yield), coroutine.create(id), coroutine.create(raise)"
  " coroutine.resume(yielded) coroutine.resume(dead) coroutine.resume(failed)"
  " local open = coroutine.create(function() local x <close> = setmetatable({}, {__close = raise}) yield() end)"
  " coroutine.resume(open)"
  " local answering, raising, same = {}, {}, {}"
  " for _, event in ipairs {'index', 'newindex', 'call', 'add', 'sub', 'mul', 'div', 'mod', 'pow', 'unm', 'idiv',"
  "   'band', 'bor', 'bxor', 'shl', 'shr', 'bnot', 'concat', 'len', 'eq', 'lt', 'le', 'close', 'tostring', 'pairs'} do"
  "   answering['__' .. event] = function(a, b) return b end raising['__' .. event] = raise end"
  " answering.__name, same.__index, same.__newindex, same.__call = 'Answering', same, same, same"
  " V = table.pack(nil, true, false,"
  "   0, 1, -1, 2, 300, math.maxinteger, math.mininteger, 1 << 53, 0.5, -0.0, 0 / 0, 1 / 0, 1e308,"
  "   '', 'a', 'n', 't', '*t', 'abc,def', '%d+()', '[(%f', '\\0\\0', '10', ' 0x1p4 ', '>!8s4zi16', '%s%q%5.1f%p',"
  "   ('0'):rep(3000) .. '7', ('x'):rep(20000), ('\\0'):rep(3000), '\\xff\\u{7FFFFFFF}',"
  "   {}, {1, 2, 3}, {3, 'b', [2.5] = true, x = {}}, setmetatable({}, answering), setmetatable({1}, raising),"
  "   setmetatable({}, {__len = function() return math.maxinteger end}), setmetatable(same, same),"
  "   setmetatable({}, {__mode = 'v', __metatable = false}),"
  "   id, raise, yield, print, pcall, coroutine.wrap(id),"
  "   coroutine.create(id), yielded, dead, failed, open, coroutine.running(),"
  "   host.object(1, 5), host.object(2, 9), host.object(4, 1), host, STOPPED, PARKED, string, _G)"
  " function IN_COROUTINE(f, ...) local co = coroutine.create(f) local results = {coroutine.resume(co, ...)}"
  "   coroutine.resume(co, ...) coroutine.close(co) return table.unpack(results, 1, 9) end"
  " return V.n";

// How a function is found in a new state: by its place in the walk, or as a result of a call of another.
typedef struct function {
  char name[80];
  int parent;  // -1: it is the next one of the walk
  int arguments[4], count, result;
  const void *pointer;
} function;

static function functions[MOST_FUNCTIONS];
static int function_count, walked_count;

typedef struct tally {
  long calls, results, errors, stops, suspensions;
} tally;

static tally total;

// A new state with the values in it, and references to them and to the functions that the walk finds.
typedef struct world {
  clua_state *state;
  int32_t values[VALUES], functions[MOST_FUNCTIONS], callers[CALLERS], in_coroutine;
  int found, calls;
} world;

// MARK: The walk

static void walk(world *world, const char *name);

static int compare_names(const void *a, const void *b) { return strcmp(*(char **)a, *(char **)b); }

// The table is on top. Only fields with names are looked at, in their order.
static void walk_fields(world *world, const char *name) {
  lua_State *L = world->state->main;
  const char *names[MOST_KEYS];
  char path[80];
  int count = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING && count < MOST_KEYS) names[count++] = lua_tostring(L, -2);
  }
  check(count < MOST_KEYS);
  qsort(names, (size_t)count, sizeof *names, compare_names);
  for (int i = 0; i < count; i++) {
    snprintf(path, sizeof path, "%.40s%s%.30s", name, *name == '\0' ? "" : ".", names[i]);
    lua_pushstring(L, names[i]);
    lua_rawget(L, -2);
    walk(world, path);
    lua_pop(L, 1);
  }
}

// True where what is on top was walked already. The table of those is at 1.
static bool is_known(lua_State *L) {
  lua_pushvalue(L, -1);
  bool known = lua_rawget(L, 1) != LUA_TNIL;
  lua_pop(L, 1);
  lua_pushvalue(L, -1);
  lua_pushboolean(L, true);
  lua_rawset(L, 1);
  return known;
}

static void note_function(world *world, const char *name) {
  lua_State *L = world->state->main;
  if (!lua_iscfunction(L, -1) || world->found == MOST_FUNCTIONS) return;
  function *function = &functions[world->found];
  if (function->name[0] == '\0') snprintf(function->name, sizeof function->name, "%s", name);
  function->parent = -1;
  function->pointer = (const void *)lua_tocfunction(L, -1);
  world->functions[world->found++] = clua_make_ref(world->state, L, -1);
}

static void walk(world *world, const char *name) {
  lua_State *L = world->state->main;
  char path[80];
  int type = lua_type(L, -1);
  luaL_checkstack(L, 20, NULL);
  if (type < LUA_TSTRING || (type != LUA_TSTRING && is_known(L))) return;
  if (lua_getmetatable(L, -1)) {
    snprintf(path, sizeof path, "%.60s<meta>", name);
    walk(world, path);
    lua_pop(L, 1);
  }
  if (type == LUA_TTABLE) walk_fields(world, name);
  if (type == LUA_TFUNCTION) note_function(world, name);
}

static int walk_all(lua_State *L) {
  world *world = lua_touserdata(L, 1);
  lua_settop(L, 0);
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  walk(world, "");
  lua_getfield(L, 2, "IN_COROUTINE");
  world->in_coroutine = clua_make_ref(world->state, L, -1);
  lua_getfield(L, 2, "V");
  for (int i = 0; i < VALUES; i++) {
    char name[16];
    snprintf(name, sizeof name, "V%d", i + 1);
    lua_rawgeti(L, 4, i + 1);
    world->values[i] = lua_isnil(L, -1) ? 0 : clua_make_ref(world->state, L, -1);
    walk(world, name);
    lua_pop(L, 1);
  }
  return 0;
}

static world open_world(size_t memory) {
  world world = {.state = open_state((options){.units = 20000, .memory = memory})};
  check(run_source(world.state, stopped_source) == CLUA_ERROR_UNITS);
  check(run_source(world.state, parked_source) == CLUA_SUSPENDED);
  check(run_source(world.state, values_source) == CLUA_OK);
  check_text(answer(world.state), "61");
  check(clua_protect(world.state, walk_all, &world) == LUA_OK);
  return world;
}

// MARK: Calls

// Nothing may be left of a call, whatever it did.
static bool is_sound(const clua_state *state) {
  return state->depth == 0 && state->frame == NULL && state->callbacks == 0 && state->lifted == 0 &&
         state->close_depth == 0 && state->out_base == 0 && state->out.count == 0 && !state->suspending &&
         state->signal->calls == 0 && lua_gettop(state->main) == 0;
}

static int32_t call(world *world, int32_t ref, bool in_coroutine, const int *arguments, int count) {
  clua_state *state = world->state;
  int32_t waiting = 0;
  clua_set_units(state, 3000, 3000);
  clua_set_seconds(state, 1, 1, 0);
  clua_out_begin(state);
  if (in_coroutine) {
    clua_out_ref(state, ref);
    ref = world->in_coroutine;
  }
  for (int i = 0; i < count; i++) clua_out_ref(state, world->values[arguments[i]]);
  int32_t status = clua_call(state, ref, -1, CLUA_REF, &waiting);
  if (status == CLUA_SUSPENDED) clua_drop(state, waiting);
  return status;
}

static void release(world *world, int kept) {
  int32_t count;
  const clua_value *values = clua_results(world->state, &count);
  for (int i = 0; i < count; i++) {
    if (values[i].type == CLUA_FUNCTION && i != kept) clua_release(world->state, values[i].ref);
  }
}

// Takes the function out of the results of the call that gave it at first.
static int32_t find_function(world *world, int number) {
  if (number < walked_count || world->functions[number] != 0) return world->functions[number];
  const function *function = &functions[number];
  int32_t parent = find_function(world, function->parent);
  call(world, parent, false, function->arguments, function->count);
  int32_t count;
  const clua_value *values = clua_results(world->state, &count);
  bool there = function->result < count && values[function->result].type == CLUA_FUNCTION;
  check_at(__FILE__, __LINE__, there, "a function is found again", function->name);
  world->functions[number] = there ? values[function->result].ref : 0;
  release(world, there ? function->result : -1);
  return world->functions[number];
}

// Whether that C function is in the list, from another parent or often enough.
static bool is_listed(const void *pointer, int parent, int first_argument) {
  int variants = 0;
  for (int i = 0; i < function_count; i++) {
    const function *function = &functions[i];
    if (function->pointer != pointer) continue;
    if (function->parent != parent || function->arguments[0] == first_argument) return true;
    variants++;
  }
  return variants >= MOST_VARIANTS;
}

// Adds C functions among the results to the list.
static void look_at_results(world *world, int number, const int *arguments, int arguments_count) {
  int32_t count;
  lua_State *L = world->state->main;
  const clua_value *values = clua_results(world->state, &count);
  for (int i = 0; i < count; i++) {
    if (values[i].type != CLUA_FUNCTION || values[i].kind != 0) continue;
    clua_push_ref(world->state, L, values[i].ref);
    const void *pointer = (const void *)lua_tocfunction(L, -1);
    lua_pop(L, 1);
    int first = arguments_count > 0 ? arguments[0] : -1;
    if (pointer == NULL || function_count == MOST_FUNCTIONS || is_listed(pointer, number, first)) continue;
    function *function = &functions[function_count++];
    *function = (struct function){.parent = number, .count = arguments_count, .result = i, .pointer = pointer};
    if (arguments_count > 0) memcpy(function->arguments, arguments, sizeof(int) * (size_t)arguments_count);
    char name[sizeof function->name];
    snprintf(name, sizeof name, "%.60s(V%d)", functions[number].name, first + 1);
    strcpy(function->name, name);
  }
}

static void try(world *world, int number, bool in_coroutine, const int *arguments, int count) {
  int32_t status = call(world, find_function(world, number), in_coroutine, arguments, count);
  total.calls++;
  world->calls++;
  switch (status) {
    case CLUA_OK:
      total.results++;
      if (!in_coroutine) look_at_results(world, number, arguments, count);
      release(world, -1);
      break;
    case CLUA_SUSPENDED: total.suspensions++; break;
    case CLUA_ERROR_RUNTIME: case CLUA_ERROR_SYNTAX: total.errors++; break;
    default: total.stops++;
  }
  check_at(__FILE__, __LINE__, is_sound(world->state), "what a call leaves is sound", functions[number].name);
}

static void close_world(world *world) {
  clua_tidy(world->state);
  clua_close(world->state);
}

// All calls with this first argument: each second one, and with it two more that follow from both, in such a
// way that each pair of places sees each pair of values.
static void try_first(world *world, int number, int first) {
  try(world, number, false, &first, 1);
  for (int second = 0; second < VALUES; second++) {
    int arguments[] = {first, second, (first + second) % VALUES, (first + 2 * second) % VALUES};
    for (int count = 2; count <= 4; count++) try(world, number, false, arguments, count);
    try(world, number, true, arguments, 2);
  }
}

static void try_all(int number) {
  world world = open_world(2 << 20);
  try(&world, number, false, NULL, 0);
  for (int first = 0; first < VALUES; first++) {
    if (world.calls >= CALLS_IN_A_STATE) {
      close_world(&world);
      world = open_world(2 << 20);
    }
    try_first(&world, number, first);
  }
  close_world(&world);
}

static void every_function(void) {
  world world = open_world(2 << 20);
  walked_count = function_count = world.found;
  check(walked_count > 100);
  close_world(&world);
  for (int number = 0; number < function_count; number++) {
    if (getenv("CLUA_TYPES") != NULL) printf("%s\n", functions[number].name);
    try_all(number);
  }
  check(function_count > walked_count + 4);
  printf("%d functions, %d kinds of values, %ld calls: %ld results, %ld errors, %ld stops, %ld suspensions\n",
    function_count, VALUES, total.calls, total.results, total.errors, total.stops, total.suspensions);
}

// MARK: Time

// `A` and `B` take long to be compared, read, walked along or searched.
static const char *const heavy[] = {
  "A = ('0'):rep(2600000) .. '1' B = A",
  "A = ('\\0'):rep(1300000) .. 'a' B = ('\\0'):rep(1300000) .. 'b'",
  "A = (' '):rep(2600000) .. '7' B = 1",
  "A = {} for i = 1, 150000 do A[i] = i end for i = 1, 150000 do A[i] = nil end B = A",
  "A = {} for i = 1, 150000 do A[i] = 'x' end B = 1",
  "local M = 8191 * 4095 A = {} for _ = 1, 40 do local t = {} for i = 1, 1500 do t[i * M] = i end"
  " A = setmetatable(t, {__index = A, __newindex = A}) end B = -M",
  "local M = 4095 * 8191 A = {} for i = 1, 8192 do A[i * M] = i end B = 8193 * M",
  "for name, library in pairs(_G) do if type(library) == 'table' and library ~= host and library ~= V then"
  " for i = 1, 30000 do library[i] = i end end end A = string B = 1",
};

static const char *const callers[] = {
  "local t = {} for i = 1, 300 do t[i] = i % 2 == 0 and A or B end"
  " while true do pcall(table.sort, t, F) pcall(table.sort, {B, A, A}, F) pcall(table.sort, {A, A, A}, F) end",
  "local t = setmetatable({}, {__index = F, __newindex = F, __len = F, __lt = F, __concat = F, __tostring = F})"
  " local u = setmetatable({}, {__index = function() return A end, __len = function() return 3000 end})"
  " while true do pcall(table.unpack, t, 1, 3000) pcall(table.concat, u, A) pcall(table.insert, t, A, A)"
  " pcall(string.gsub, 'xxxxxxxx', 'x', t) pcall(string.format, '%s', t, A) pcall(table.sort, {A, t, B, t}) end",
  "for i = 1, 20000 do end while true do pcall(F, A, B) pcall(F, B, A, A) pcall(F, A) xpcall(F, F, A, B) end",
};

static int64_t worst;

static void attack(world *world, int number, int caller) {
  clua_state *state = world->state;
  int32_t ref = world->functions[number], waiting = 0;
  double deadline = getenv("CLUA_QUICK") != NULL ? 0.005 : 0.02;
  clua_set_units(state, INT64_MAX / 4, INT64_MAX / 4);
  clua_set_seconds(state, deadline, deadline, 0);
  clua_out_begin(state);
  clua_out_ref(state, ref);
  int64_t before = clua_thread_time();
  if (clua_call(state, world->callers[caller], 0, CLUA_DATA, &waiting) == CLUA_SUSPENDED) clua_drop(state, waiting);
  int64_t taken = clua_thread_time() - before - (int64_t)(deadline * 1e9);
  if (taken > worst) worst = taken;
#ifndef __SANITIZE_ADDRESS__  // where time counts that others take
  check_at(functions[number].name, caller, taken < 300 * 1000 * 1000, "ends by its deadline and a step", fault(state));
#endif
}

static world open_heavy(size_t i) {
  world world = open_world(8 << 20);
  units_for_calls = 50000000;
  check(run_source(world.state, heavy[i]) == CLUA_OK);
  for (size_t caller = 0; caller < CALLERS; caller++) {
    char source[1024];
    snprintf(source, sizeof source, "F = ... %s", callers[caller]);
    world.callers[caller] = load_ref(world.state, source);
    check(world.callers[caller] != 0);
  }
  return world;
}

static void every_function_in_time(void) {
  for (size_t i = 0; i < sizeof heavy / sizeof *heavy; i++) {
    world world = open_heavy(i);
    for (int number = 0; number < world.found; number++) {
      for (int caller = 0; caller < CALLERS; caller++) attack(&world, number, caller);
      if (number % 8 != 7) continue;  // calls change the values
      close_world(&world);
      world = open_heavy(i);
    }
    close_world(&world);
  }
  printf("the longest step that was seen: %.1f ms\n", (double)worst / 1e6);
}

const test_case time_cases[] = {{"every function in time", every_function_in_time}, {NULL, NULL}};
const test_case type_cases[] = {{"every function", every_function}, {NULL, NULL}};
