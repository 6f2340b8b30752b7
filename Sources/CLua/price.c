// What one instruction may cost. Nearly always that is one unit; but a few things that a script can
// build make single instructions long, where no hook fires. While such things are there, every
// instruction is dearer, as if it were the worst one.
#include <float.h>
#include <math.h>
#include <string.h>

#include "internal.h"

enum { LOOKED_AT = 16, LONG_STRING = 32 * 1024, COSTLY_PREFIX = 256, COSTLY_SPAN = 1024 };
enum { MANY_ZEROS = 32, REGISTERS_AT_ONCE = 2, FAR_NUMBER = 8 };

// MARK: Arguments

// `...` copies all extra arguments of its function, however many there are.
static int64_t extra_arguments(lua_State *L) {
  lua_Debug activation;
  int most = 0;
  for (int level = 0; level < LOOKED_AT && lua_getstack(L, level, &activation); level++) {
    for (int count = most > 0 ? most * 2 : 64; lua_getlocal(L, &activation, -count); count *= 2) {
      lua_pop(L, 1);
      most = count;
    }
  }
  return most / 32;
}

// MARK: Strings

// A `for` loop takes a string as its limit, and reads it to the end of what looks like a number. One
// that looks like none is measured, unless it may be "nan" or "inf".
static uint32_t reading_cost(const char *text) {
  size_t number = strspn(text, " \t\n\v\f\r0123456789abcdefABCDEFxX.+-");
  size_t span = strcspn(text, ".xXnN");
  bool measured = text[span] == '.' || text[span] == 'x' || text[span] == 'X';
  size_t rest = measured ? strlen(text + span) / 16 : 0;
  size_t cost = (number < COSTLY_PREFIX ? 0 : number) + (span < COSTLY_SPAN ? 0 : span / 4) +
                (rest < COSTLY_SPAN ? 0 : rest);
  return cost < UINT32_MAX ? (uint32_t)cost : UINT32_MAX;
}

static const char *bytes_of(const clua_state *state, const clua_block *block) {
  return (const char *)block + 32 + state->string_offset;
}

static size_t count_zeros(const char *bytes, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += bytes[i] == '\0';
  return count;
}

// Strings made since the last hook: most are harmless and are not looked at again.
static void sort_fresh(clua_state *state) {
  while (state->fresh != NULL) {
    clua_block *block = state->fresh;
    size_t length = block->size - state->string_offset - 1;
    clua_unlink(block);
    block->cost = reading_cost(bytes_of(state, block));
    block->zeros = (uint32_t)count_zeros(bytes_of(state, block), length);
    bool is_costly = block->cost > 0 || block->zeros >= MANY_ZEROS || block->size >= LONG_STRING;
    if (is_costly) clua_link(&state->costly, block);
  }
}

// A long string can be compared, also with itself. Lua compares piece by piece, from one zero to the
// next. Strings that are no large blocks are remembered by their zeros as long as the state lives: a
// script knows where the hook comes, and would keep them out of sight there.
static int64_t strings(clua_state *state) {
  int64_t longest = 0, count = 0;
  uint32_t reading = 0;
  sort_fresh(state);
  clua_look_for_zeros(state);
  for (const clua_block *block = state->costly; block != NULL; block = block->next, count++) {
    int64_t work = block->size / 4096 + block->zeros / 16;
    if (work > longest) longest = work;
    if (block->cost > reading) reading = block->cost;
  }
  return reading / 256 + longest + count / 16 + (int64_t)state->zeros / 16;
}

void clua_look_for_zeros(clua_state *state) {
  const char *block = state->unseen;
  if (block == NULL) return;
  size_t length = state->unseen_size - state->string_offset - 1;
  size_t zeros = count_zeros(block + state->string_offset, length);
  if (zeros >= MANY_ZEROS && zeros > state->zeros) state->zeros = zeros;
  state->unseen = NULL;
}

// MARK: Numbers

// Some 60 bits of a remainder are found at a time, and a number far from 1 takes long to become text.
// Beyond these bounds a thousand instructions can take two milliseconds.
static bool is_far(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TNUMBER || lua_isinteger(L, index)) return false;
  double size = fabs(lua_tonumber(L, index));
  return (size > 0x1p64 && size <= DBL_MAX) || (size < 0x1p-64 && size > 0);
}

// What such instructions take or give stands in a register, and often does still when the hook comes:
// each hook looks at the next few. Once there was one, all instructions are dearer.
static int64_t numbers(lua_State *L) {
  clua_state *state = clua_of(L);
  lua_Debug activation;
  if (state->far_numbers) return FAR_NUMBER;
  if (!lua_getstack(L, 0, &activation)) return 0;
  for (int i = 0; i < REGISTERS_AT_ONCE; i++) {
    if (lua_getlocal(L, &activation, ++state->last_register) == NULL) {
      state->last_register = 0;
      return 0;
    }
    if (is_far(L, -1)) state->far_numbers = true;
    lua_pop(L, 1);
  }
  return 0;
}

// MARK: Metatables

// Remembers a table that becomes a metatable. False where it may not: its keys would be weak, and
// collecting those takes time in the square of their number.
static bool has_weak_keys(lua_State *L, int metatable) {
  lua_pushliteral(L, "__mode");
  lua_rawget(L, metatable);
  const char *mode = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  bool weak = strchr(mode, 'k') != NULL;
  lua_pop(L, 1);
  return weak;
}

bool clua_note_metatable(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (has_weak_keys(L, index)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushvalue(L, index);
    lua_pushboolean(L, true);
    lua_rawset(L, -4);
    clua_of(L)->metatable_count++;
  }
  lua_pop(L, 2);
  return true;
}

// True where the metatable on top names a table for `event`, which has a metatable itself if asked.
static bool leads_on(lua_State *L, const char *event, bool linked) {
  bool leads = false;
  lua_pushstring(L, event);
  lua_rawget(L, -2);
  if (lua_istable(L, -1)) {
    leads = !linked || lua_getmetatable(L, -1);
    if (leads && linked) lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return leads;
}

// Chains of __call move all arguments at each link; chains of __index are walked link by link.
static int64_t metatables(lua_State *L) {
  clua_state *state = clua_of(L);
  int64_t calls = 0, fields = 0;
  int count = 0;
  if (state->metatable_count < CLUA_MANY_METATABLES || !lua_checkstack(L, 10)) return 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  for (lua_pushnil(L); lua_next(L, -2); count++) {
    lua_pop(L, 1);
    calls += leads_on(L, "__call", false);
    fields += leads_on(L, "__index", true) + leads_on(L, "__newindex", true);
  }
  lua_pop(L, 1);
  state->metatable_count = count;
  clua_charge(L, (size_t)count);
  return calls * calls / 800 + fields / 10;
}

int64_t clua_price(lua_State *L) {
  clua_state *state = clua_of(L);
  if (state->units == INT64_MAX || !lua_checkstack(L, 10)) return 1;
  state->dearness = strings(state) + numbers(L) + metatables(L);
  return 1 + extra_arguments(L) + state->dearness;
}

// MARK: Collection

static bool any_weak_keys(lua_State *L) {
  bool found = false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  for (lua_pushnil(L); lua_next(L, -2);) {
    lua_pop(L, 1);
    if (has_weak_keys(L, lua_gettop(L))) found = true;
  }
  lua_pop(L, 1);
  return found;
}

// A trusted state has Lua's own collector, and comes here only at its limit.
void clua_plan_collection(clua_state *state) {
  size_t limit = state->config.memory_limit != 0 ? state->config.memory_limit : SIZE_MAX;
  size_t next = state->used * 2 + 256 * 1024;
  state->collect_at = state->config.sandboxed && next < limit ? next : limit;
}

// A sandboxed state collects only here, at a safe point, so that what a collection takes is known.
void clua_collect(lua_State *L) {
  clua_state *state = clua_of(L);
  size_t limit = state->config.memory_limit;
  state->over = false;
  clua_charge(L, clua_coarse_memory(state) / 256);
  luaL_checkstack(L, 10, NULL);
  if (any_weak_keys(L)) {
    if (limit != 0 && state->used > limit) clua_stop(L, CLUA_ERROR_MEMORY);
    state->over = true;
    clua_raise_here(L, "a metatable with weak keys is not allowed here");
  }
  clua_forget_walks(state);
  lua_gc(L, LUA_GCCOLLECT);
  state->over = false;
  clua_plan_collection(state);
  if (limit != 0 && state->used > limit) clua_stop(L, CLUA_ERROR_MEMORY);
}
