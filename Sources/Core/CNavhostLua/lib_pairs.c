// `next` and `pairs`. Lua walks a table in an order that depends on the seed of its hashes and on
// addresses. In a sandbox `pairs` goes by what was done instead: numbers, then strings by their bytes,
// then false and true, then objects of the host in the order in which this state was last handed each, since their
// numbers are the host's, then the rest in the order in which it was created.
#include <string.h>

#include "budget.h"

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

// Small, because it is moved about.
typedef struct key {
  enum rank rank;
  int place;        // where the key itself is, and what else is known of it
  uint64_t weight;  // what decides in most cases among keys of a rank
} key;

// What decides then.
typedef struct tie {
  const char *bytes;  // of a string
  uint64_t detail;    // their number, or that of something else
} tie;

typedef struct keys {
  key *keys;
  tie *ties;
  int count;
} keys;

// An order of unsigned numbers that is the order of the signed ones.
static uint64_t unsign(int64_t number) { return (uint64_t)number ^ (UINT64_C(1) << 63); }

// The same for floats: their bits are in order, but for the sign.
static uint64_t unsign_float(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits >> 63 ? ~bits : bits | UINT64_C(1) << 63;
}

// The first eight bytes as a number; zeros stand for those that a short string lacks.
static uint64_t head_of(const char *bytes, size_t length) {
  unsigned char head[8] = {0};
  memcpy(head, bytes, length < 8 ? length : 8);
  return (uint64_t)head[0] << 56 | (uint64_t)head[1] << 48 | (uint64_t)head[2] << 40 | (uint64_t)head[3] << 32 |
         (uint64_t)head[4] << 24 | (uint64_t)head[5] << 16 | (uint64_t)head[6] << 8 | head[7];
}

static uint64_t serial_of(lua_State *L, int index) {
  lua_State *thread = lua_tothread(L, index);
  if (thread != NULL) return clua_serial(lua_getextraspace(thread));
  return lua_isuserdata(L, index) ? 0 : clua_serial(lua_topointer(L, index));
}

// A number that is the same in every process; 0 where the function is not in the catalog.
static int place_in_catalog(const clua_catalog *list, lua_CFunction function) {
  for (int i = 0; i < list->count; i++) {
    if (list->entries[i].function == function) return i + 1;
  }
  return 0;
}

static void read_object(lua_State *L, int index, key *key, tie *tie) {
  clua_object object;
  lua_CFunction function = lua_tocfunction(L, index);
  if (clua_object_at(L, index, &object)) {
    key->rank = OBJECT;
    key->weight = object.kind;
    tie->detail = clua_handed(L, index);
  } else if (function != NULL && lua_getupvalue(L, index, 1) == NULL) {
    key->rank = LIBRARY_FUNCTION;  // it has no block of its own
    key->weight = (uint64_t)place_in_catalog(clua_of(L)->catalog, function);
  } else {
    if (function != NULL) lua_pop(L, 1);
    key->rank = CREATED;
    key->weight = serial_of(L, index);
  }
}

// A float that stands as a key is no integer, so the two are never the same number. Integers far from zero
// may share a float.
static void read_number(lua_State *L, int index, key *key, tie *tie) {
  key->rank = NUMBER;
  key->weight = unsign_float(lua_tonumber(L, index));
  tie->detail = lua_isinteger(L, index) ? unsign(lua_tointeger(L, index)) : 0;
}

static void read_string(lua_State *L, int index, key *key, tie *tie) {
  size_t length;
  tie->bytes = lua_tolstring(L, index, &length);
  tie->detail = length;
  key->rank = STRING;
  key->weight = head_of(tie->bytes, length);
}

static void read_key(lua_State *L, int index, key *key, tie *tie) {
  *tie = (struct tie){0};
  switch (lua_type(L, index)) {
    case LUA_TSTRING: return read_string(L, index, key, tie);
    case LUA_TNUMBER: return read_number(L, index, key, tie);
    case LUA_TBOOLEAN:
      key->rank = BOOLEAN;
      key->weight = (uint64_t)lua_toboolean(L, index);
      return;
    default: read_object(L, index, key, tie);
  }
}

static bool is_less_in_detail(const tie *a, const tie *b) {
  if (a->bytes == NULL) return a->detail < b->detail;
  return clua_compare_bytes(a->bytes, a->detail, b->bytes, b->detail) < 0;
}

static inline bool is_less(const key *a, const key *b, const tie *ties) {
  if (a->rank != b->rank) return a->rank < b->rank;
  if (a->weight != b->weight) return a->weight < b->weight;
  return is_less_in_detail(&ties[a->place], &ties[b->place]);
}

// Shell's sort: short, without memory of its own, and quick for the sizes that tables have here.
static void sort(const keys *all) {
  static const int gaps[] = {3548, 1577, 701, 301, 132, 57, 23, 10, 4, 1};
  key *keys = all->keys;
  for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++) {
    int gap = gaps[g];
    for (int i = gap; i < all->count; i++) {
      key moved = keys[i];
      int to = i;
      for (; to >= gap && is_less(&moved, &keys[to - gap], all->ties); to -= gap) keys[to] = keys[to - gap];
      keys[to] = moved;
    }
  }
}

// MARK: Walking

// Upvalues of a step: the keys in order, and how far the walk is.
enum { KEYS = 1, WALK };

typedef struct walk {
  lua_Integer place;  // of the key that is next
  lua_Integer last;   // the end of the list before the keys, whose elements Lua gives in order itself
} walk;

// Where to go on after the key that the second argument is.
static lua_Integer find_place(lua_State *L) {
  for (lua_Integer place = 1; lua_rawgeti(L, lua_upvalueindex(KEYS), place) != LUA_TNIL; place++) {
    if (lua_rawequal(L, -1, 2)) return place + 1;
    lua_pop(L, 1);
    clua_charge(L, 1);
  }
  return 1;
}

// In most cases that is the key which was given last.
static lua_Integer place_after(lua_State *L, const walk *walk) {
  if (lua_isnil(L, 2)) return 1;
  lua_rawgeti(L, lua_upvalueindex(KEYS), walk->place - 1);
  return lua_rawequal(L, -1, 2) ? walk->place : find_place(L);
}

static bool push_next_of_list(lua_State *L, lua_Integer last) {
  if (!(lua_isnil(L, 2) || lua_isinteger(L, 2))) return false;
  lua_Integer from = lua_tointeger(L, 2);
  if (from >= last) return false;
  lua_pushvalue(L, 2);
  if (!lua_next(L, 1) || !lua_isinteger(L, -2)) return false;
  lua_Integer next = lua_tointeger(L, -2);
  return next > from && next <= last;
}

// Fields that have become nil are passed over, as Lua does.
static int step(lua_State *L) {
  walk *walk = lua_touserdata(L, lua_upvalueindex(WALK));
  if (lua_type(L, 1) != LUA_TTABLE) luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  clua_charge(L, 1);
  if (walk->last > 0 && push_next_of_list(L, walk->last)) return 2;
  for (lua_Integer place = place_after(L, walk);; place++) {
    if (lua_rawgeti(L, lua_upvalueindex(KEYS), place) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      walk->place = place + 1;
      return 2;
    }
    lua_settop(L, 2);
  }
}

// MARK: pairs

enum { FEW = 64 };

// The keys besides those of the list in front, which ends with `last`: few of them lie on the stack from 2 on,
// many in a table at 2.
typedef struct others {
  lua_Integer last;
  int count;
  bool is_table;
} others;

static bool is_next_of_list(lua_State *L, const others *found) {
  return found->count == 0 && lua_isinteger(L, -1) && lua_tointeger(L, -1) > found->last;
}

// Walks the table once. False where the others are too many for the stack.
static bool take_few(lua_State *L, others *found) {
  luaL_checkstack(L, FEW + 8, NULL);
  int walked = 0;
  for (lua_pushnil(L); lua_next(L, 1);) {
    lua_pop(L, 1);
    if (++walked % 64 == 0) clua_charge(L, 16);
    if (is_next_of_list(L, found)) {
      found->last = lua_tointeger(L, -1);
    } else if (found->count == FEW) {
      lua_settop(L, 1);
      return false;
    } else {
      found->count++;
      lua_pushvalue(L, -1);
    }
  }
  return true;
}

// Where lua_next goes on behind the list; the beginning where there is none.
static void push_start(lua_State *L, lua_Integer last) {
  if (last > 0) {
    lua_pushinteger(L, last);
  } else {
    lua_pushnil(L);
  }
}

static int count_keys(lua_State *L, lua_Integer last) {
  int count = 0;
  push_start(L, last);
  for (; lua_next(L, 1); count++) {
    lua_pop(L, 1);
    if (count % 64 == 63) clua_charge(L, 16);
  }
  return count;
}

// Leaves a table of the keys behind the list's last one at 2; of all keys where `last` is 0.
static void take_many(lua_State *L, others *found) {
  lua_settop(L, 1);
  found->is_table = true;
  found->count = count_keys(L, found->last);
  clua_reserve(L, (size_t)found->count * 16);
  lua_createtable(L, found->count, 0);
  push_start(L, found->last);
  for (int i = 1; i <= found->count && lua_next(L, 1); i++) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, 2, i);
    if (i % 64 == 0) clua_charge(L, 16);
  }
  lua_settop(L, 2);
}

// Pushes one of them, from 0.
static void push_other(lua_State *L, const others *found, int place) {
  if (found->is_table) {
    lua_rawgeti(L, 2, place + 1);
  } else {
    lua_pushvalue(L, place + 2);
  }
}

// Whether a number among them is less than the list's last: then the list does not come first.
static bool any_number_below(lua_State *L, const others *found) {
  bool below = false;
  for (int i = 0; i < found->count && found->last > 0 && !below; i++) {
    push_other(L, found, i);
    below = lua_type(L, -1) == LUA_TNUMBER && lua_tonumber(L, -1) < (lua_Number)found->last;
    lua_pop(L, 1);
  }
  return below;
}

static others take_others(lua_State *L) {
  others found = {0};
  if (!take_few(L, &found)) take_many(L, &found);
  if (any_number_below(L, &found)) {
    found.last = 0;
    take_many(L, &found);
  }
  return found;
}

static void read_keys(lua_State *L, const others *found, const keys *all) {
  for (int i = 0; i < found->count; i++) {
    if (found->is_table) lua_rawgeti(L, 2, i + 1);
    read_key(L, found->is_table ? lua_gettop(L) : i + 2, &all->keys[i], &all->ties[i]);
    all->keys[i].place = i;
    if (found->is_table) lua_pop(L, 1);
  }
}

// Leaves a table of them in order.
static void push_sorted(lua_State *L, const others *found) {
  key few[FEW];
  tie few_ties[FEW];
  keys all = {few, few_ties, found->count};
  clua_reserve(L, (size_t)found->count * 16);
  if (found->count > FEW) {
    all.keys = lua_newuserdatauv(L, sizeof(key) * (size_t)found->count, 0);
    all.ties = lua_newuserdatauv(L, sizeof(tie) * (size_t)found->count, 0);
  }
  read_keys(L, found, &all);
  sort(&all);
  lua_createtable(L, found->count, 0);
  for (int i = 0; i < found->count; i++) {
    push_other(L, found, all.keys[i].place);
    lua_rawseti(L, -2, i + 1);
  }
}

// With a table at 1 and nothing else. Where Lua's own order is the right one, `next` does the walking.
int clua_pairs(lua_State *L) {
  const others found = take_others(L);
  clua_charge(L, 1 + (size_t)found.count);
  if (found.count < 2) {
    lua_pushcfunction(L, clua_next);
  } else {
    push_sorted(L, &found);
    walk *walk = lua_newuserdatauv(L, sizeof *walk, 0);
    *walk = (struct walk){1, found.last};
    lua_pushcclosure(L, step, 2);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}
