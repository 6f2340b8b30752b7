// What Swift hands to Lua: kept as plain values until C can push them where raising is allowed.
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "list.h"

enum { OUT_SLOT = 64, OUT_BOUND, OUT_MARK };  // value types that only this file knows
enum { OUT_DEPTH = 200 };

void clua_out_clear(clua_state *state) {
  if (state->out_base == 0) return clua_list_clear(&state->out);
  state->out.count = state->out_base;
  state->out.failed = false;
}

// The arguments of a call come above what a running callback has put, with a mark between; where it
// has put nothing, none is needed. Where there is no memory for one, both the callback's values and the
// call count as failed.
void clua_out_begin(clua_state *state) {
  if (state->depth == 0) state->fact_count = 0;
  state->first_fact = state->fact_count;
  bool failed = state->out.failed;
  if (state->out.count == 0 && !failed) return;
  clua_value *mark = clua_list_add(state, &state->out, OUT_MARK);
  if (mark == NULL) {
    state->unmarked = true;
    return;
  }
  mark->kind = failed;
  mark->ref = state->out_base;
  state->out_base = state->out.count;
}

// The call that began last has returned.
void clua_out_end(clua_state *state) {
  if (state->unmarked) {
    state->unmarked = false;
    return;
  }
  clua_out_clear(state);
  if (state->out_base == 0) return;
  const clua_value mark = state->out.values[--state->out.count];
  state->out_base = mark.ref;
  state->out.failed = mark.kind;
}

void clua_out_nil(clua_state *state) { clua_list_add(state, &state->out, CLUA_NIL); }

void clua_out_boolean(clua_state *state, bool boolean) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_BOOLEAN);
  if (value != NULL) value->boolean = boolean;
}

void clua_out_integer(clua_state *state, int64_t integer) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_INTEGER);
  if (value != NULL) value->integer = integer;
}

void clua_out_number(clua_state *state, double number) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_NUMBER);
  if (value != NULL) value->number = number;
}

void clua_out_string(clua_state *state, const char *bytes, size_t length) {
  const char *copy = clua_list_bytes(state, &state->out, bytes, length);
  clua_value *value = clua_list_add(state, &state->out, CLUA_STRING);
  if (copy == NULL || value == NULL) return;
  value->bytes = copy;
  value->length = length;
}

void clua_out_object(clua_state *state, uint8_t kind, int64_t id) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_OBJECT);
  if (value == NULL) return;
  value->kind = kind;
  value->id = id;
}

void clua_out_slot(clua_state *state, int32_t slot) {
  clua_value *value = clua_list_add(state, &state->out, OUT_SLOT);
  if (value != NULL) value->ref = slot;
}

void clua_out_bound(clua_state *state, int32_t slot, int64_t id) {
  clua_value *value = clua_list_add(state, &state->out, OUT_BOUND);
  if (value == NULL) return;
  value->count = (uint32_t)slot;
  value->id = id;
}

void clua_out_ref(clua_state *state, int32_t ref) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_FUNCTION);
  if (value != NULL) value->ref = ref;
}

void clua_out_fact(clua_state *state, uint8_t kind, int64_t id, int32_t atom, int32_t ref) {
  if (state->fact_count == CLUA_FACTS || ref == 0) return;
  state->facts[state->fact_count++] = (clua_fact){id, atom, ref, kind};
}

void clua_out_table(clua_state *state, uint32_t pairs, int32_t words) {
  clua_value *value = clua_list_add(state, &state->out, CLUA_TABLE);
  if (value == NULL) return;
  value->count = pairs;
  value->ref = words;
}

// MARK: Functions of the host

// One function value for a slot, however often it is handed out.
void clua_push_slot(lua_State *L, int32_t slot) {
  luaL_checkstack(L, 4, NULL);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SLOTS);
  if (lua_rawgeti(L, -1, slot) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushinteger(L, slot);
    lua_pushcclosure(L, clua_of(L)->upper->callback, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, slot);
  }
  lua_remove(L, -2);
}

static void push_bound(lua_State *L, int32_t slot, int64_t id) {
  luaL_checkstack(L, 4, NULL);
  lua_pushinteger(L, slot);
  lua_pushinteger(L, id);
  lua_pushcclosure(L, clua_of(L)->upper->bound_callback, 2);
}

// Gives the table on top a metatable whose __tostring is the function of a slot.
static void set_words(lua_State *L, int32_t slot) {
  luaL_checkstack(L, 6, NULL);
  lua_createtable(L, 0, 1);
  clua_push_slot(L, slot);
  lua_setfield(L, -2, "__tostring");
  lua_setmetatable(L, -2);
}

// MARK: Pushing

static int32_t push(lua_State *L, int32_t at, int depth);

// Keys that cannot be keys are left out.
static void set_pair(lua_State *L) {
  bool is_nan = lua_type(L, -2) == LUA_TNUMBER && !lua_rawequal(L, -2, -2);
  if (lua_isnil(L, -2) || is_nan) {
    lua_pop(L, 2);
  } else {
    lua_rawset(L, -3);
  }
}

static int32_t push_table(lua_State *L, int32_t at, int depth) {
  const clua_list *out = &clua_of(L)->out;
  int32_t words = out->values[at].ref;
  uint32_t pairs = out->values[at++].count;
  if (depth >= OUT_DEPTH) luaL_error(L, "value nested too deeply");
  luaL_checkstack(L, 8, "value nested too deeply");
  lua_createtable(L, 0, pairs < 1024 ? (int)pairs : 0);
  for (uint32_t i = 0; i < pairs && at < out->count; i++) {
    at = push(L, at, depth + 1);
    at = push(L, at, depth + 1);
    set_pair(L);
  }
  if (words >= 0) set_words(L, words);
  return at;
}

// Pushes the value at `at` and tells where the next one begins.
static int32_t push(lua_State *L, int32_t at, int depth) {
  clua_state *state = clua_of(L);
  if (at >= state->out.count) {
    lua_pushnil(L);
    return at;
  }
  const clua_value value = state->out.values[at];
  switch (value.type) {
    case CLUA_BOOLEAN: lua_pushboolean(L, value.boolean); break;
    case CLUA_INTEGER: lua_pushinteger(L, value.integer); break;
    case CLUA_NUMBER: lua_pushnumber(L, value.number); break;
    case CLUA_STRING: lua_pushlstring(L, value.bytes, value.length); break;
    case CLUA_OBJECT: clua_push_object(L, &value); break;
    case CLUA_TABLE: return push_table(L, at, depth);
    case CLUA_FUNCTION:
      if (!clua_push_ref(state, L, value.ref)) lua_pushnil(L);
      break;
    case OUT_SLOT: clua_push_slot(L, value.ref); break;
    case OUT_BOUND: push_bound(L, (int32_t)value.count, value.id); break;
    default: lua_pushnil(L);
  }
  return at + 1;
}

static void require_memory(lua_State *L) {
  if (clua_of(L)->out.failed) luaL_error(L, "not enough memory");
}

// Called where a function of ours has most of its 20 slots left.
void clua_push_first(lua_State *L) {
  clua_state *state = clua_of(L);
  int32_t count = state->out.count - state->out_base;
  require_memory(L);
  if (count > 1) clua_charge(L, (size_t)count * 2);
  push(L, state->out_base, 0);
  clua_out_clear(state);
}

int clua_push_all(lua_State *L) {
  require_memory(L);
  clua_state *state = clua_of(L);
  int count = 0;
  for (int32_t at = state->out_base; at < state->out.count; count++) {
    luaL_checkstack(L, 4, "too many values");
    at = push(L, at, 0);
  }
  clua_out_clear(state);
  return count;
}

void clua_push_pairs(lua_State *L) {
  require_memory(L);
  clua_state *state = clua_of(L);
  int32_t at = state->out_base;
  lua_newtable(L);
  if (at == state->out.count || state->out.values[at].type != CLUA_TABLE) return;
  lua_Integer count = (lua_Integer)state->out.values[at++].count * 2;
  for (lua_Integer i = 1; i <= count && at < state->out.count; i++) {
    at = push(L, at, 0);
    lua_rawseti(L, -2, i);
  }
  clua_out_clear(state);
}

// True where the value was pushed; nothing was raised in any case.
static inline bool push_cheaply(lua_State *L, const clua_value *value) {
  if (CLUA_LIKELY(value->type == CLUA_OBJECT)) {
    return clua_push_held(L, value) || clua_push_spare(L, value);
  }
  switch (value->type) {
    case CLUA_NIL: lua_pushnil(L); return true;
    case CLUA_BOOLEAN: lua_pushboolean(L, value->boolean); return true;
    case CLUA_INTEGER: lua_pushinteger(L, value->integer); return true;
    case CLUA_NUMBER: lua_pushnumber(L, value->number); return true;
    default: return false;
  }
}

// Most calls hand over a few plain values and known objects: nothing there can raise. Their number, or
// -1 where there is more to it; then nothing was pushed. Needs CLUA_CHEAP + 4 slots of the stack.
int clua_push_all_cheaply(lua_State *L) {
  clua_state *state = clua_of(L);
  const clua_value *values = state->out.values + state->out_base;
  int count = state->out.count - state->out_base;
  if (state->out.failed || count > CLUA_CHEAP) return -1;
  for (int i = 0; i < count; i++) {
    if (push_cheaply(L, &values[i])) continue;
    lua_pop(L, i);
    return -1;
  }
  clua_out_clear(state);
  return count;
}

static int define_list(lua_State *L) {
  const char *name = *(const char **)lua_touserdata(L, 1);
  lua_Integer first = lua_tointeger(L, 2);
  lua_settop(L, 0);
  int count = clua_push_all(L);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i > 0; i--) lua_rawseti(L, 1, first + i - 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushstring(L, name);
  lua_pushvalue(L, 1);
  lua_rawset(L, 2);
  return 0;
}

int32_t clua_define_list(clua_state *state, const char *name, bool zero) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 8)) return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
  lua_pushcfunction(L, define_list);
  lua_pushlightuserdata(L, &name);
  lua_pushinteger(L, zero ? 0 : 1);
  int status = lua_pcall(L, 2, 0, 0);
  clua_out_end(state);
  if (status == LUA_OK) return CLUA_OK;
  lua_pop(L, 1);
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}
