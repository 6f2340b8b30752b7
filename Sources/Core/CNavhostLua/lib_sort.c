// table.sort: the quicksort that Lua's own is, with a pivot that is the same in every run.
#include <limits.h>

#include "budget.h"

typedef unsigned int place;

enum { MANY = 100 };  // intervals from here on may take another pivot than the middle

// Numbers and very short strings are the most: they cost 1.
static bool less_by_itself(lua_State *L, int a, int b) {
  size_t length = lua_rawlen(L, a);
  if (length >= 16 && lua_type(L, a) == LUA_TSTRING && lua_type(L, b) == LUA_TSTRING) {
    size_t other = lua_rawlen(L, b);
    clua_charge(L, 1 + (length < other ? length : other) / 16);
  } else {
    clua_charge(L, 1);
  }
  bool result = lua_compare(L, a, b, LUA_OPLT);
  if (lua_type(L, a) >= LUA_TTABLE) clua_check(L);
  return result;
}

static bool less(lua_State *L, int a, int b) {
  if (lua_isnil(L, 2)) return less_by_itself(L, a, b);
  clua_charge(L, 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a - 1);
  lua_pushvalue(L, b - 2);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_pop(L, 1);
  clua_check(L);
  return result;
}

// Stores the two values on top: the top one at `i`, the other at `j`.
static void store(lua_State *L, place i, place j) {
  clua_set_element(L, 1, i);
  clua_set_element(L, 1, j);
}

// Swaps the elements at `low` and `high` where they stand in the wrong order.
static void order(lua_State *L, place low, place high) {
  clua_get_element(L, 1, low);
  clua_get_element(L, 1, high);
  if (less(L, -1, -2)) {
    store(L, low, high);
  } else {
    lua_pop(L, 2);
  }
}

// The element at `middle` between its two neighbours, which are in order.
static void order_middle(lua_State *L, place low, place middle, place high) {
  clua_get_element(L, 1, middle);
  clua_get_element(L, 1, low);
  if (less(L, -2, -1)) {
    store(L, middle, low);
    return;
  }
  lua_pop(L, 1);
  clua_get_element(L, 1, high);
  if (less(L, -1, -2)) {
    store(L, middle, high);
  } else {
    lua_pop(L, 2);
  }
}

// Walks up from `i` past what is less than the pivot, which is on top; the element stays on top.
static place walk_up(lua_State *L, place i, place high) {
  while (clua_get_element(L, 1, ++i), less(L, -1, -2)) {
    if (i == high - 1) luaL_error(L, "invalid order function for sorting");
    lua_pop(L, 1);
  }
  return i;
}

static place walk_down(lua_State *L, place j, place i) {
  while (clua_get_element(L, 1, --j), less(L, -3, -1)) {
    if (j < i) luaL_error(L, "invalid order function for sorting");
    lua_pop(L, 1);
  }
  return j;
}

// The pivot is on top and stands at high - 1; the result is its place in the end.
static place partition(lua_State *L, place low, place high) {
  place i = low, j = high - 1;
  for (;;) {
    i = walk_up(L, i, high);
    j = walk_down(L, j, i);
    if (j < i) break;
    store(L, i, j);
  }
  lua_pop(L, 1);
  store(L, high - 1, i);
  return i;
}

static place pivot_of(place low, place high, place random) {
  place quarter = (high - low) / 4;
  if (high - low < MANY || random == 0) return (low + high) / 2;
  return random % (quarter * 2) + (low + quarter);
}

static void sort(lua_State *L, place low, place high, place random) {
  while (low < high) {
    place left;
    order(L, low, high);
    if (high - low == 1) return;
    place pivot = pivot_of(low, high, random);
    order_middle(L, low, pivot, high);
    if (high - low == 2) return;
    clua_get_element(L, 1, pivot);
    lua_pushvalue(L, -1);
    clua_get_element(L, 1, high - 1);
    store(L, pivot, high - 1);
    pivot = partition(L, low, high);
    if (pivot - low < high - pivot) {
      sort(L, low, pivot - 1, random);
      left = pivot - low;
      low = pivot + 1;
    } else {
      sort(L, pivot + 1, high, random);
      left = high - pivot;
      high = pivot - 1;
    }
    if ((high - low) / 128 > left) random = random * 1103515245u + 12345u;
  }
}

static int table_sort(lua_State *L) {
  clua_need_stack(L);
  lua_Integer count = clua_table_length(L);
  clua_charge(L, 1);
  if (count > 1) {
    luaL_argcheck(L, count < INT_MAX, 1, "array too big");
    if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    luaL_checkstack(L, 40, "");
    sort(L, 1, (place)count, 0);
  }
  return 0;
}

const luaL_Reg clua_sort_functions[] = {{"table.sort", table_sort}, {NULL, NULL}};
