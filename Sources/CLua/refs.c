// References: what Swift holds of Lua. Free slots of the table form a list through themselves, so
// that a release never needs memory.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { MOST_FIELDS = 64 };

static int grow_refs(lua_State *L) {
  clua_state *state = clua_of(L);
  lua_pushinteger(L, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + state->ref_count + 1);
  state->free_ref = ++state->ref_count;
  return 0;
}

static int32_t take(clua_state *state, lua_State *L) {
  int32_t ref = state->free_ref;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  state->free_ref = (int32_t)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return ref;
}

int32_t clua_make_ref(clua_state *state, lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (!lua_checkstack(L, 8)) return 0;
  if (state->free_ref == 0 && clua_protect(state, grow_refs, NULL) != LUA_OK) return 0;
  int32_t ref = take(state, L);
  lua_pushvalue(L, index);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  return ref;
}

bool clua_push_ref(clua_state *state, lua_State *L, int32_t ref) {
  if (ref <= 0 || ref > state->ref_count) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  return true;
}

void clua_release(clua_state *state, int32_t ref) {
  lua_State *L = state->main;
  if (ref <= 0 || ref > state->ref_count || !lua_checkstack(L, 4)) return;
  lua_pushinteger(L, state->free_ref);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
  state->free_ref = ref;
}

// Puts what `ref` holds, or the globals, on the main thread.
static bool push_table(clua_state *state, int32_t ref) {
  lua_State *L = state->main;
  clua_list_clear(&state->results);
  if (!lua_checkstack(L, 8)) return false;
  if (ref == 0) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  } else if (!clua_push_ref(state, L, ref)) {
    return false;
  }
  if (lua_istable(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

// The table is the first argument; leaves the fields.
static int raw_fields(lua_State *L) {
  const char *name = *(const char **)lua_touserdata(L, 2);
  lua_settop(L, 1);
  luaL_checkstack(L, MOST_FIELDS + 4, NULL);
  for (; *name != '\0' && lua_gettop(L) <= MOST_FIELDS; name += strlen(name) + 1) {
    lua_pushstring(L, name);
    lua_rawget(L, 1);
  }
  return lua_gettop(L) - 1;
}

int32_t clua_fields(clua_state *state, int32_t ref, const char *names, enum clua_mode mode) {
  lua_State *L = state->main;
  if (!push_table(state, ref)) return clua_fail(state, CLUA_ERROR_RUNTIME, "not a table");
  int top = lua_gettop(L) - 1;
  lua_pushcfunction(L, raw_fields);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, &names);
  state->lifted++;
  int status = lua_pcall(L, 2, LUA_MULTRET, 0);
  for (int i = top + 1, last = lua_gettop(L); i <= last && status == LUA_OK; i++) {
    clua_flatten(state, L, i, &state->results, mode);
  }
  state->lifted--;
  lua_settop(L, top);
  if (status == LUA_OK && !state->results.failed) return CLUA_OK;
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}

static int compare(const void *left, const void *right) {
  const clua_value *a = left, *b = right;
  int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
  if (order != 0) return order;
  return a->length < b->length ? -1 : a->length > b->length;
}

int32_t clua_keys(clua_state *state, int32_t ref) {
  lua_State *L = state->main;
  if (!push_table(state, ref)) return clua_fail(state, CLUA_ERROR_RUNTIME, "not a table");
  clua_list *list = &state->results;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) clua_flatten(state, L, -2, list, CLUA_REF);
  }
  lua_pop(L, 1);
  if (list->failed) return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
  if (list->count > 1) qsort(list->values, (size_t)list->count, sizeof *list->values, compare);
  return CLUA_OK;
}

bool clua_describe_function(clua_state *state, int32_t ref, clua_function_info *info) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4) || !clua_push_ref(state, L, ref)) return false;
  if (!lua_isfunction(L, -1)) {
    lua_pop(L, 1);
    return false;
  }
  lua_Debug activation;
  lua_getinfo(L, ">Su", &activation);
  bool is_lua = activation.what[0] != 'C';
  const char *source = is_lua ? activation.source : "";
  if (*source == '@' || *source == '=') source++;
  *info = (clua_function_info){
    .parameters = activation.nparams,
    .is_vararg = activation.isvararg,
    .line = is_lua ? activation.linedefined : -1,
    .source = source,
  };
  return true;
}
