// table.*: every element that is touched is paid for, so a length that is a lie costs what it says.
#include <limits.h>
#include <string.h>

#include "budget.h"

enum { READ = 1, WRITE = 2, LENGTH = 4 };

bool clua_has_field(lua_State *L, int table, const char *name) {
  lua_pushstring(L, name);
  bool found = lua_rawget(L, table) != LUA_TNIL;
  lua_pop(L, 1);
  return found;
}

// A table, or what behaves as one as far as it is used.
static void check_table(lua_State *L, int index, int use) {
  clua_need_stack(L);
  if (lua_istable(L, index)) return;
  if (lua_getmetatable(L, index)) {
    int metatable = lua_gettop(L);
    bool usable = (!(use & READ) || clua_has_field(L, metatable, "__index")) &&
                  (!(use & WRITE) || clua_has_field(L, metatable, "__newindex")) &&
                  (!(use & LENGTH) || clua_has_field(L, metatable, "__len"));
    lua_pop(L, 1);
    if (usable) return;
  }
  luaL_checktype(L, index, LUA_TTABLE);
}

static lua_Integer length_of(lua_State *L, int index, int use) {
  check_table(L, index, use | LENGTH);
  return luaL_len(L, index);
}

static lua_Integer wrapping_add(lua_Integer a, lua_Integer b) {
  return (lua_Integer)((lua_Unsigned)a + (lua_Unsigned)b);
}

lua_Integer clua_table_length(lua_State *L) { return length_of(L, 1, READ | WRITE); }

static bool has_metatable(lua_State *L, int index) {
  bool has = lua_getmetatable(L, index);
  if (has) lua_pop(L, 1);
  return has;
}

// As lua_geti and lua_seti, with a look where metatables are walked along, which may take long.
int clua_get_element(lua_State *L, int table, lua_Integer at) {
  if (lua_istable(L, table)) {
    int type = lua_rawgeti(L, table, at);
    if (type != LUA_TNIL || !has_metatable(L, table)) return type;
    lua_pop(L, 1);
  }
  int type = lua_geti(L, table, at);
  clua_check(L);
  return type;
}

void clua_set_element(lua_State *L, int table, lua_Integer at) {
  if (lua_istable(L, table) && !has_metatable(L, table)) {
    lua_rawseti(L, table, at);
  } else {
    lua_seti(L, table, at);
    clua_check(L);
  }
}

static void move(lua_State *L, lua_Integer from, int target, lua_Integer to) {
  clua_charge(L, 1);
  clua_get_element(L, 1, from);
  clua_set_element(L, target, to);
}

static int table_insert(lua_State *L) {
  lua_Integer end = wrapping_add(length_of(L, 1, READ | WRITE), 1);
  lua_Integer at = end;
  clua_pay_for_reading(L, 2, lua_gettop(L) == 3 ? 2 : 0);
  clua_charge(L, 1);
  switch (lua_gettop(L)) {
    case 2: break;
    case 3:
      at = luaL_checkinteger(L, 2);
      luaL_argcheck(
        L, (lua_Unsigned)at - 1u < (lua_Unsigned)end, 2, "position out of bounds");
      for (lua_Integer i = end; i > at; i--) move(L, i - 1, 1, i);
      break;
    default: return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  clua_set_element(L, 1, at);
  return 0;
}

static int table_remove(lua_State *L) {
  clua_pay_for_reading(L, 2, 2);
  lua_Integer size = length_of(L, 1, READ | WRITE);
  lua_Integer at = luaL_optinteger(L, 2, size);
  clua_charge(L, 1);
  if (at != size && (lua_Unsigned)at - 1u > (lua_Unsigned)size) {
    return luaL_argerror(L, clua_position_argument(), "position out of bounds");
  }
  clua_get_element(L, 1, at);
  for (; at < size; at++) move(L, at + 1, 1, at);
  lua_pushnil(L);
  clua_set_element(L, 1, at);
  return 1;
}

static int table_move(lua_State *L) {
  clua_pay_for_reading(L, 2, 4);
  lua_Integer first = luaL_checkinteger(L, 2);
  lua_Integer last = luaL_checkinteger(L, 3);
  lua_Integer to = luaL_checkinteger(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1, READ);
  check_table(L, target, WRITE);
  if (last >= first) {
    luaL_argcheck(
      L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    lua_Integer count = last - first + 1;
    luaL_argcheck(L, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool upwards =
      to > last || to <= first || (target != 1 && !lua_compare(L, 1, target, LUA_OPEQ));
    for (lua_Integer i = 0; i < count; i++) {
      lua_Integer offset = upwards ? i : count - 1 - i;
      move(L, first + offset, target, to + offset);
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

static void add_field(lua_State *L, luaL_Buffer *buffer, lua_Integer index) {
  size_t length;
  clua_charge(L, 1);
  clua_get_element(L, 1, index);
  if (lua_type(L, -1) == LUA_TNUMBER && !lua_isinteger(L, -1)) clua_charge(L, 8);
  const char *bytes = lua_tolstring(L, -1, &length);
  if (bytes == NULL) {
    luaL_error(
      L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1),
      (LUAI_UACINT)index);
  }
  clua_reserve(L, length);
  if (length > buffer->size - luaL_bufflen(buffer)) return luaL_addvalue(buffer);
  memcpy(luaL_buffaddr(buffer) + luaL_bufflen(buffer), bytes, length);
  luaL_addsize(buffer, length);
  lua_pop(L, 1);
}

static int table_concat(lua_State *L) {
  size_t gap;
  clua_pay_for_reading(L, 3, 4);
  lua_Integer last = length_of(L, 1, READ);
  const char *separator = luaL_optlstring(L, 2, "", &gap);
  lua_Integer i = luaL_optinteger(L, 3, 1);
  last = luaL_optinteger(L, 4, last);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (; i < last; i++) {
    add_field(L, &buffer, i);
    clua_reserve(L, gap);
    luaL_addlstring(&buffer, separator, gap);
  }
  if (i == last) add_field(L, &buffer, i);
  luaL_pushresult(&buffer);
  return 1;
}

static int table_pack(lua_State *L) {
  int count = lua_gettop(L);
  clua_charge(L, (size_t)count / 4);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_rawseti(L, 1, i);
  lua_pushinteger(L, count);
  lua_setfield(L, 1, "n");
  return 1;
}

static int table_unpack(lua_State *L) {
  clua_need_stack(L);
  clua_pay_for_reading(L, 2, 3);
  lua_Integer i = luaL_optinteger(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? luaL_len(L, 1) : luaL_checkinteger(L, 3);
  if (i > last) return 0;
  lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)i;
  if (count >= (lua_Unsigned)INT_MAX) return luaL_error(L, "too many results to unpack");
  clua_charge(L, count / 2 + 1);
  bool too_many = count >= CLUA_MAX_VALUES && clua_of(L)->config.sandboxed;
  if (too_many || !lua_checkstack(L, (int)count + 1)) {
    return luaL_error(L, "too many results to unpack");
  }
  for (lua_Unsigned n = 0; n <= count; n++) clua_get_element(L, 1, wrapping_add(i, (lua_Integer)n));
  return (int)count + 1;
}

const luaL_Reg clua_table_functions[] = {
  {"table.insert", table_insert}, {"table.remove", table_remove}, {"table.move", table_move},
  {"table.concat", table_concat}, {"table.pack", table_pack},     {"table.unpack", table_unpack},
  {NULL, NULL},
};
