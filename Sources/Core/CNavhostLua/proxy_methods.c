// What proxies do: each metamethod asks Swift.
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "list.h"
#include "proxy.h"

static int compare_fields(const void *one, const void *other) {
  return strcmp(((const clua_field_name *)one)->name, ((const clua_field_name *)other)->name);
}

void clua_sort_fields(clua_field_name *fields, int32_t count) {
  if (count > 0) qsort(fields, (size_t)count, sizeof *fields, compare_fields);
}

// Among the library's fields, which are sorted; -1: it is none of them.
static int32_t find_atom(const clua_library *library, const char *name, size_t length) {
  if (strlen(name) != length) return -1;
  int32_t low = 0, high = library->field_count;
  while (low < high) {
    int32_t middle = (low + high) / 2;
    int order = strcmp(name, library->fields[middle].name);
    if (order == 0) return library->fields[middle].atom;
    if (order < 0) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return -1;
}

// The methods' upvalues: field name -> atom, of those that were read or written; where a global table is
// bound to an object, that one's kind and id.
enum { ATOMS = 1, KIND, ID };

static clua_object self(lua_State *L) {
  clua_object object = {
    .kind = (uint8_t)lua_tointeger(L, lua_upvalueindex(KIND)),
    .id = lua_tointeger(L, lua_upvalueindex(ID)),
  };
  if (object.kind == 0 && !clua_object_at(L, 1, &object)) {
    luaL_error(L, "bad self (host object expected, got %s)", luaL_typename(L, 1));
  }
  return object;
}

static int32_t remember_atom(lua_State *L, int index) {
  size_t length;
  const char *name = lua_tolstring(L, index, &length);
  int32_t atom = find_atom(clua_of(L)->config.library, name, length);
  if (atom < 0) return -1;
  lua_pushvalue(L, index);
  lua_pushinteger(L, atom);
  lua_rawset(L, lua_upvalueindex(ATOMS));
  return atom;
}

static int32_t atom_of(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TSTRING) return -1;
  lua_pushvalue(L, index);
  bool known = lua_rawget(L, lua_upvalueindex(ATOMS)) == LUA_TNUMBER;
  int32_t atom = known ? (int32_t)lua_tointeger(L, -1) : remember_atom(L, index);
  lua_pop(L, 1);
  return atom;
}

// Pushes a field that the host told in advance.
static bool push_fact(lua_State *L, const clua_object *object, int32_t atom) {
  clua_state *state = clua_of(L);
  for (int i = state->fact_count - 1; i >= 0; i--) {
    const clua_fact *fact = &state->facts[i];
    if (fact->atom != atom || fact->id != object->id || fact->kind != object->kind) continue;
    return clua_push_ref(state, L, fact->ref);
  }
  return false;
}

static void check_reply(lua_State *L, int32_t reply) {
  if (reply == CLUA_RAISE) clua_answer_raise(L);
  if (reply == CLUA_SUSPEND) luaL_error(L, "attempt to suspend outside a function call");
}

// MARK: Fields

static int proxy_index(lua_State *L) {
  clua_charge(L, 4);
  clua_object object;
  if (!clua_userdata_at(L, 1, &object)) object = self(L);
  clua_state *state = clua_of(L);
  int32_t atom = atom_of(L, 2);
  if (push_fact(L, &object, atom)) return 1;
  clua_value key = {.type = CLUA_NIL};
  if (atom < 0) clua_flatten_key(L, 2, &key);
  clua_need_stack(L);
  clua_out_clear(state);
  int32_t reply = state->config.index(
    state->config.context, state, object.kind, object.id, atom, &key);
  clua_charge(L, 0);
  check_reply(L, reply);
  clua_push_first(L);
  return 1;
}

static int proxy_newindex(lua_State *L) {
  clua_charge(L, 4);
  const clua_object object = self(L);
  clua_state *state = clua_of(L);
  int32_t atom = atom_of(L, 2);
  clua_value key = {.type = CLUA_NIL};
  if (atom < 0) clua_flatten_key(L, 2, &key);
  clua_list *list = clua_enter(L);
  clua_take(L, 3, list, CLUA_DATA);
  clua_out_clear(state);
  int32_t reply = state->config.newindex(
    state->config.context, state, object.kind, object.id, atom, &key, list->values);
  clua_leave(state);
  clua_check(L);
  check_reply(L, reply);
  return 0;
}

static void ask(lua_State *L, enum clua_op op) {
  clua_charge(L, 4);
  clua_state *state = clua_of(L);
  const clua_object object = self(L);
  clua_need_stack(L);
  clua_out_clear(state);
  int32_t reply = state->config.op(state->config.context, state, object.kind, object.id, op);
  clua_check(L);
  check_reply(L, reply);
}

static int proxy_len(lua_State *L) {
  ask(L, CLUA_OP_LENGTH);
  clua_push_first(L);
  return 1;
}

// In a trusted state there may be light userdata of others, with our metatable.
static int proxy_tostring(lua_State *L) {
  clua_object object;
  if (!clua_object_at(L, 1, &object)) {
    lua_pushfstring(L, "%s: %p", luaL_typename(L, 1), lua_topointer(L, 1));
    return 1;
  }
  ask(L, CLUA_OP_TOSTRING);
  clua_push_first(L);
  return 1;
}

// Upvalues: the list key, value, key, value, ... and how far it was walked.
static int step(lua_State *L) {
  clua_charge(L, 1);
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
  lua_pushinteger(L, at + 2);
  lua_replace(L, lua_upvalueindex(2));
  lua_rawgeti(L, lua_upvalueindex(1), at);
  lua_rawgeti(L, lua_upvalueindex(1), at + 1);
  return 2;
}

static int proxy_pairs(lua_State *L) {
  ask(L, CLUA_OP_PAIRS);
  clua_push_pairs(L);
  clua_charge(L, lua_rawlen(L, -1));
  lua_pushinteger(L, 1);
  lua_pushcclosure(L, step, 2);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// The order of a table proxy's keys as `next` walks it: key -> the key after it, true -> the first.
static void push_order(lua_State *L) {
  ask(L, CLUA_OP_PAIRS);
  clua_push_pairs(L);
  lua_Integer length = (lua_Integer)lua_rawlen(L, -1);
  clua_charge(L, (size_t)length);
  lua_newtable(L);
  lua_pushlightuserdata(L, clua_of(L));  // no key of a script
  for (lua_Integer i = 1; i < length; i += 2) {
    lua_rawgeti(L, -3, i);
    lua_pushvalue(L, -1);
    lua_insert(L, -3);
    lua_rawset(L, -4);
  }
  lua_pop(L, 1);
  lua_remove(L, -2);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -2);
  clua_keep_pair(L, CLUA_KEY_ORDERS);
}

static bool push_kept_order(lua_State *L) {
  if (lua_isnoneornil(L, 2)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ORDERS);
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  if (lua_istable(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

// next(proxy, key). A field that has become nil in the meantime is passed over.
int clua_proxy_next(lua_State *L) {
  lua_settop(L, 2);
  if (!push_kept_order(L)) push_order(L);
  if (lua_isnil(L, 2)) {
    lua_pushlightuserdata(L, clua_of(L));
  } else {
    lua_pushvalue(L, 2);
  }
  while (lua_rawget(L, 3) != LUA_TNIL) {
    clua_charge(L, 1);
    lua_pushvalue(L, -1);
    if (lua_gettable(L, 1) != LUA_TNIL) return 2;
    lua_pop(L, 1);
  }
  return 1;
}

// The first two serve global tables that are bound to an object, too.
const luaL_Reg clua_proxy_methods[] = {
  {"__index", proxy_index}, {"__newindex", proxy_newindex}, {"__len", proxy_len},
  {"__pairs", proxy_pairs}, {"__tostring", proxy_tostring}, {NULL, NULL},
};
