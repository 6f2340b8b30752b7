// What Swift reads of a table, past all metamethods.
#include <stdlib.h>
#include <string.h>

#include "list.h"

enum { MAX_FIELDS = 64 };

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

typedef struct names {
  const char *bytes[MAX_FIELDS];
  size_t lengths[MAX_FIELDS];
  int count;
} names;

// A NUL stands after each name, and one more after the last.
static names split(const char *bytes) {
  names names = {.count = 0};
  while (*bytes != '\0' && names.count < MAX_FIELDS) {
    size_t length = strlen(bytes);
    names.bytes[names.count] = bytes;
    names.lengths[names.count++] = length;
    bytes += length + 1;
  }
  return names;
}

// Which of the names the string at `index` is, or -1.
static int place_of(lua_State *L, int index, const names *names) {
  size_t length;
  const char *bytes = lua_tolstring(L, index, &length);
  for (int i = 0; i < names->count; i++) {
    if (names->lengths[i] == length && memcmp(names->bytes[i], bytes, length) == 0) return i;
  }
  return -1;
}

// Leaves the fields that the table on top has above it; `at` says where, 0 for none. To ask for each
// would make a string of each name. False where there is no memory.
static bool push_fields(lua_State *L, const names *names, int *at) {
  int table = lua_gettop(L);
  if (!lua_checkstack(L, 8)) return false;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    int place = lua_type(L, -2) == LUA_TSTRING ? place_of(L, -2, names) : -1;
    if (place < 0) continue;
    if (!lua_checkstack(L, 8)) return false;
    lua_pushvalue(L, -1);
    lua_insert(L, -3);
    at[place] = lua_gettop(L) - 2;
  }
  return true;
}

int32_t clua_fields(clua_state *state, int32_t ref, const char *bytes, enum clua_mode mode) {
  lua_State *L = state->main;
  names names = split(bytes);
  int at[MAX_FIELDS] = {0};
  if (!push_table(state, ref)) return clua_fail(state, CLUA_ERROR_RUNTIME, "not a table");
  int table = lua_gettop(L);
  clua_list *list = &state->results;
  state->lifted++;
  if (!push_fields(L, &names, at)) list->failed = true;
  for (int i = 0; i < names.count && !list->failed; i++) {
    if (at[i] == 0) {
      clua_list_add(state, list, CLUA_NIL);
    } else {
      clua_flatten(state, L, at[i], list, mode);
    }
  }
  state->lifted--;
  lua_settop(L, table - 1);
  if (!list->failed) return CLUA_OK;
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}

static int compare(const void *left, const void *right) {
  const clua_value *a = left, *b = right;
  return clua_compare_bytes(a->bytes, a->length, b->bytes, b->length);
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
