// utf8.*: Lua's own functions, paid for by what they will look at.
#include <stdlib.h>

#include "budget.h"

static size_t subject_length(lua_State *L) {
  return lua_type(L, 1) == LUA_TSTRING ? lua_rawlen(L, 1) : 0;
}

// As Lua's own functions take it: a float or a string may stand for an integer.
static lua_Integer integer_at(lua_State *L, int index, lua_Integer otherwise) {
  int is_integer;
  clua_pay_for_reading(L, index, index);
  lua_Integer integer = lua_tointegerx(L, index, &is_integer);
  return is_integer ? integer : otherwise;
}

// The bytes from `first` to `last` as the arguments at 2 and 3 say, at most all.
static size_t span(lua_State *L, lua_Integer last_default) {
  lua_Integer length = (lua_Integer)subject_length(L);
  lua_Integer first = integer_at(L, 2, 1), last = integer_at(L, 3, last_default);
  if (last == 0) last = first;
  if (first < 0) first += length + 1;
  if (last < 0) last += length + 1;
  if (first < 1 || first > length || last < first) return 0;
  return (size_t)((last < length ? last : length) - first) + 1;
}

static int utf8_len(lua_State *L) {
  clua_charge(L, span(L, -1) / 8 + 1);
  return clua_call_stock(L, CLUA_STOCK_UTF8_LEN);
}

static int utf8_codepoint(lua_State *L) {
  clua_charge(L, span(L, 0) / 4 + 1);
  return clua_call_stock(L, CLUA_STOCK_CODEPOINT);
}

static bool continues(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

// Where a run of continuation bytes around `at` begins and ends costs to find out.
static size_t run_length(lua_State *L, lua_Integer at) {
  const char *text = lua_tostring(L, 1);
  lua_Integer length = (lua_Integer)subject_length(L), low = at, high = at;
  if (at < 0 || at > length) return 0;
  while (low > 0 && continues(text[low])) low--;
  while (high < length && continues(text[high])) high++;
  return (size_t)(high - low);
}

static int utf8_offset(lua_State *L) {
  size_t length = subject_length(L);
  lua_Integer count = integer_at(L, 2, 0);
  size_t characters = count < 0 ? -(size_t)count : (size_t)count;
  bool all = characters >= length / 4 || count == 0;
  size_t work = all && count != 0 ? length : characters * 4;
  if (count == 0) {
    lua_Integer at = integer_at(L, 3, 1);
    work = run_length(L, at < 0 ? at + (lua_Integer)length : at - 1);
  }
  clua_charge(L, work / 8 + 1);
  return clua_call_stock(L, CLUA_STOCK_UTF8_OFFSET);
}

// The iterator is Lua's own, from its own utf8.codes; it may pass over many stray bytes in a step.
static int next_code(lua_State *L) {
  lua_Integer at = integer_at(L, 2, 0);
  if (lua_type(L, 1) == LUA_TSTRING) clua_charge(L, run_length(L, at) / 8 + 1);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static int utf8_codes(lua_State *L) {
  clua_charge(L, 1);
  int count = clua_call_stock(L, CLUA_STOCK_CODES);
  if (count == 3) {
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, next_code, 1);
    lua_replace(L, -4);
  }
  return count;
}

const luaL_Reg clua_utf8_functions[] = {
  {"utf8.len", utf8_len},
  {"utf8.codepoint", utf8_codepoint},
  {"utf8.offset", utf8_offset},
  {"utf8.codes", utf8_codes},
  {NULL, NULL},
};
