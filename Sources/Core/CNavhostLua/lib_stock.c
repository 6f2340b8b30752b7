// Functions of Lua that need no more than to be paid for. One that reads a number takes a numeral of any
// length, so what is read costs by its size.
#include "budget.h"

enum { MOST_BYTES = 8 * 1024 * 1024 };  // that one call reads

// Work in proportion to the strings among the arguments from `first` to `last`; those that are there.
void clua_pay_for_reading(lua_State *L, int first, int last) {
  uint64_t bytes = 0;
  int count = lua_gettop(L);
  if (last > count) last = count;
  for (int i = first; i <= last; i++) {
    if (lua_type(L, i) == LUA_TSTRING) bytes += lua_rawlen(L, i);
  }
  if (bytes > MOST_BYTES && clua_of(L)->config.sandboxed) luaL_error(L, "arguments too long");
  clua_charge(L, bytes / 16 + (last > first ? (size_t)(last - first) / 4 : 0));
}

size_t clua_subject_length(lua_State *L) {
  return lua_type(L, 1) == LUA_TSTRING ? lua_rawlen(L, 1) : 0;
}

// As Lua's own functions take it: a float or a string may stand for an integer.
lua_Integer clua_integer_at(lua_State *L, int index, lua_Integer otherwise) {
  int is_integer;
  clua_pay_for_reading(L, index, index);
  lua_Integer integer = lua_tointegerx(L, index, &is_integer);
  return is_integer ? integer : otherwise;
}

// The bytes from `first` to `last` as the arguments at 2 and 3 say, at most all.
size_t clua_span(lua_State *L, lua_Integer last_default) {
  lua_Integer length = (lua_Integer)clua_subject_length(L);
  lua_Integer first = clua_integer_at(L, 2, 1), last = clua_integer_at(L, 3, last_default);
  if (last == 0) last = first;
  if (first < 0) first += length + 1;
  if (last < 0) last += length + 1;
  if (first < 1) first = 1;
  if (first > length || last < first) return 0;
  return (size_t)((last < length ? last : length) - first) + 1;
}

// Lua's own functions take a position for a size_t, which may have fewer bits than an integer. All that are
// behind the end of any text are alike.
void clua_clip_position(lua_State *L, int index) {
  const lua_Integer most = PTRDIFF_MAX;
  if (lua_tointegerx(L, index, NULL) <= most) return;
  lua_pushinteger(L, most);
  lua_replace(L, index);
}

int clua_call_stock(lua_State *L, enum clua_stock function) {
  return clua_of(L)->catalog->stock[function](L);
}

static int pay_and_call(lua_State *L, enum clua_stock function, int first, int last) {
  clua_pay_for_reading(L, first, last);
  clua_charge(L, 1);
  return clua_call_stock(L, function);
}

#define PLAIN(id, path, first, last) \
  static int call_##id(lua_State *L) { return pay_and_call(L, CLUA_STOCK_##id, first, last); }
// The other operand may have a metamethod, which is called then.
#define ARITHMETIC(id, path, first, last) \
  static int call_##id(lua_State *L) { \
    clua_need_stack(L); \
    return pay_and_call(L, CLUA_STOCK_##id, first, last); \
  }
#define ENTRY(id, path, first, last) {path, call_##id},

CLUA_PLAIN_STOCK(PLAIN)
CLUA_ARITHMETIC_STOCK(ARITHMETIC)

const luaL_Reg clua_stock_functions[] = {CLUA_PLAIN_STOCK(ENTRY) {NULL, NULL}};
const luaL_Reg clua_string_metamethods[] = {CLUA_ARITHMETIC_STOCK(ENTRY) {NULL, NULL}};
