// `next` and `pairs`. Lua walks a table in an order that depends on the seed of its hashes and on
// addresses. In a sandbox `pairs` goes by what was done instead: numbers, then strings by their bytes,
// then false and true, then the rest in the order in which it was created.
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// MARK: next

// A step may pass over all that is empty in between, which takes time where much is.
static void look(lua_State *L, lua_Integer from, bool from_integer) {
  bool follows = from_integer && lua_isinteger(L, -2) && lua_tointeger(L, -2) == from + 1;
  if (from_integer && !follows) clua_check(L);
}

int clua_next(lua_State *L) {
  clua_object object;
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  clua_charge(L, 1);
  if (clua_object_at(L, 1, &object)) return clua_proxy_next(L);
  bool from_integer = lua_isnil(L, 2) || lua_isinteger(L, 2);
  lua_Integer from = from_integer ? lua_tointeger(L, 2) : 0;
  if (!lua_next(L, 1)) {
    if (from_integer) clua_check(L);
    lua_pushnil(L);
    return 1;
  }
  look(L, from, from_integer);
  return 2;
}

// MARK: The order

enum rank { NUMBER, STRING, BOOLEAN, LIBRARY_FUNCTION, OBJECT, CREATED };

typedef struct key {
  enum rank rank;
  lua_Integer place;  // in the list of keys
  uint64_t first;    // what decides in most cases
  double number;
  const char *bytes;
  size_t length;
} key;

// An order of unsigned numbers that is the order of the signed ones.
static uint64_t unsign(int64_t number) { return (uint64_t)number ^ (UINT64_C(1) << 63); }

// The first eight bytes as a number, filled up with zeros.
static uint64_t head_of(const char *bytes, size_t length) {
  uint64_t head = 0;
  for (size_t i = 0; i < 8; i++) head = head << 8 | (i < length ? (unsigned char)bytes[i] : 0);
  return head;
}

static uint64_t serial_of(lua_State *L, int index) {
  lua_State *thread = lua_tothread(L, index);
  if (thread != NULL) return clua_serial(lua_getextraspace(thread));
  return lua_isuserdata(L, index) ? 0 : clua_serial(lua_topointer(L, index));
}

static key key_of_object(lua_State *L, int index) {
  clua_object object;
  lua_CFunction function = lua_tocfunction(L, index);
  key key = {.rank = CREATED};
  if (clua_object_at(L, index, &object)) {
    key.rank = OBJECT;
    key.first = (uint64_t)object.kind << 56 | (uint64_t)object.id;
  } else if (function != NULL && lua_getupvalue(L, index, 1) == NULL) {
    key.rank = LIBRARY_FUNCTION;  // it has no block of its own
    key.first = (uint64_t)clua_place_in_catalog(clua_of(L)->catalog, function);
  } else {
    if (function != NULL) lua_pop(L, 1);
    key.first = serial_of(L, index);
  }
  return key;
}

static key key_at(lua_State *L, int index) {
  key key = {.rank = NUMBER};
  switch (lua_type(L, index)) {
    case LUA_TSTRING:
      key.rank = STRING;
      key.bytes = lua_tolstring(L, index, &key.length);
      key.first = head_of(key.bytes, key.length);
      return key;
    case LUA_TNUMBER:
      key.number = lua_tonumber(L, index);
      key.first = lua_isinteger(L, index) ? unsign(lua_tointeger(L, index)) : 0;
      return key;
    case LUA_TBOOLEAN:
      key.rank = BOOLEAN;
      key.first = (uint64_t)lua_toboolean(L, index);
      return key;
    default: return key_of_object(L, index);
  }
}

// A float that stands as a key is no integer, so the two are never the same number.
static int compare(const void *left, const void *right) {
  const key *a = left, *b = right;
  if (a->rank != b->rank) return a->rank < b->rank ? -1 : 1;
  if (a->rank == NUMBER && a->number != b->number) return a->number < b->number ? -1 : 1;
  if (a->first != b->first) return a->first < b->first ? -1 : 1;
  if (a->rank != STRING) return 0;
  int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
  return order != 0 ? order : a->length < b->length ? -1 : a->length > b->length;
}

// MARK: Walking

// Upvalues of a walk: the keys in order, and which of them is next; the end of the list that comes
// before them, whose elements Lua gives in order itself.
enum { KEYS = 1, PLACE, LAST };

// Where to go on after the key that the second argument is.
static lua_Integer place_after(lua_State *L) {
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(PLACE));
  if (lua_isnil(L, 2)) return 1;
  lua_rawgeti(L, lua_upvalueindex(KEYS), place - 1);
  if (lua_rawequal(L, -1, 2)) return place;
  for (place = 1; lua_rawgeti(L, lua_upvalueindex(KEYS), place) != LUA_TNIL; place++) {
    if (lua_rawequal(L, -1, 2)) return place + 1;
    lua_pop(L, 1);
    clua_charge(L, 1);
  }
  return 1;
}

static bool push_next_of_list(lua_State *L) {
  lua_Integer last = lua_tointeger(L, lua_upvalueindex(LAST));
  if (last == 0 || !(lua_isnil(L, 2) || lua_isinteger(L, 2))) return false;
  lua_Integer from = lua_tointeger(L, 2);
  if (from >= last) return false;
  lua_pushvalue(L, 2);
  if (!lua_next(L, 1) || !lua_isinteger(L, -2)) return false;
  lua_Integer next = lua_tointeger(L, -2);
  return next > from && next <= last;
}

// Fields that have become nil are passed over, as Lua does.
static int step(lua_State *L) {
  lua_settop(L, 2);
  clua_charge(L, 1);
  if (push_next_of_list(L)) return 2;
  for (lua_Integer place = place_after(L);; place++) {
    lua_settop(L, 2);
    if (lua_rawgeti(L, lua_upvalueindex(KEYS), place) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) == LUA_TNIL) continue;
    lua_pushinteger(L, place + 1);
    lua_replace(L, lua_upvalueindex(PLACE));
    return 2;
  }
}

// MARK: pairs

// The last key of the list in front, which comes in order by itself, and how many keys there are besides:
// those from the first that is no integer, or less than the one before it.
static lua_Integer look_at_keys(lua_State *L, lua_Integer *others) {
  lua_Integer last = 0, count = 0;
  for (lua_pushnil(L); lua_next(L, 1); count++) {
    lua_pop(L, 1);
    if (count % 64 == 63) clua_charge(L, 16);
    if (*others == 0 && lua_isinteger(L, -1) && lua_tointeger(L, -1) > last) {
      last = lua_tointeger(L, -1);
    } else {
      ++*others;
    }
  }
  return last;
}

// Leaves a list of the keys behind the list's last one at 2; of all keys where `last` is 0.
static void push_keys(lua_State *L, lua_Integer last, lua_Integer count) {
  clua_reserve(L, (size_t)count * 16);
  lua_createtable(L, (int)count, 0);
  if (last > 0) {
    lua_pushinteger(L, last);
  } else {
    lua_pushnil(L);
  }
  for (lua_Integer i = 1; i <= count && lua_next(L, 1); i++) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, 2, i);
    if (i % 64 == 63) clua_charge(L, 16);
  }
  lua_settop(L, 2);
}

static bool any_number_below(lua_State *L, lua_Integer last, lua_Integer others) {
  bool found = false;
  for (lua_Integer i = 1; i <= others && !found; i++) {
    found = lua_rawgeti(L, 2, i) == LUA_TNUMBER && lua_tonumber(L, -1) < (lua_Number)last;
    lua_pop(L, 1);
  }
  return found;
}

// Leaves the keys at 2 in order.
static void push_sorted(lua_State *L, lua_Integer count) {
  enum { FEW = 64 };
  key few[FEW], *keys = few;
  clua_reserve(L, (size_t)count * 16);
  if (count > FEW) keys = lua_newuserdatauv(L, sizeof(key) * (size_t)count, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, 2, i + 1);
    keys[i] = key_at(L, lua_gettop(L));
    keys[i].place = i + 1;
    lua_pop(L, 1);
  }
  qsort(keys, (size_t)count, sizeof(key), compare);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 0; i < count; i++) {
    lua_rawgeti(L, 2, keys[i].place);
    lua_rawseti(L, -2, i + 1);
  }
}

// How many keys the list in front has: it does not come first after all.
static lua_Integer count_of_list(lua_State *L, lua_Integer last) {
  lua_Integer count = 0;
  for (lua_pushnil(L); lua_next(L, 1);) {
    lua_pop(L, 1);
    if (++count % 64 == 0) clua_charge(L, 16);
    if (lua_tointeger(L, -1) == last) break;
  }
  lua_settop(L, 2);
  return count;
}

// With a table at 1 and nothing else. Where Lua's own order is the right one, `next` does the walking.
int clua_pairs(lua_State *L) {
  lua_Integer others = 0, last = look_at_keys(L, &others);
  clua_charge(L, 1 + (size_t)others);
  if (others > 0) push_keys(L, last, others);
  if (last > 0 && others > 0 && any_number_below(L, last, others)) {
    others += count_of_list(L, last);
    lua_settop(L, 1);
    push_keys(L, 0, others);
    last = 0;
  }
  if (others < 2) {
    lua_pushcfunction(L, clua_next);
  } else {
    push_sorted(L, others);
    lua_pushinteger(L, 1);
    lua_pushinteger(L, last);
    lua_pushcclosure(L, step, 3);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}
