// utf8.*: Lua's own functions, paid for by what they will look at.
#include <stdlib.h>

#include "budget.h"

static int utf8_len(lua_State *L) {
  clua_charge(L, clua_span(L, -1) / 8 + 1);
  return clua_call_stock(L, CLUA_STOCK_UTF8_LEN);
}

static int utf8_codepoint(lua_State *L) {
  clua_charge(L, clua_span(L, 0) / 4 + 1);
  return clua_call_stock(L, CLUA_STOCK_CODEPOINT);
}

static bool continues(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

// Where a run of continuation bytes around `at` begins and ends costs to find out.
static size_t run_length(lua_State *L, lua_Integer at) {
  const char *text = lua_tostring(L, 1);
  lua_Integer length = (lua_Integer)clua_subject_length(L), low = at, high = at;
  if (at < 0 || at > length) return 0;
  while (low > 0 && continues(text[low])) low--;
  while (high < length && continues(text[high])) high++;
  return (size_t)(high - low);
}

static int utf8_offset(lua_State *L) {
  size_t length = clua_subject_length(L);
  lua_Integer count = clua_integer_at(L, 2, 0);
  lua_Unsigned characters = count < 0 ? -(lua_Unsigned)count : (lua_Unsigned)count;
  size_t work = characters < length / 4 ? (size_t)characters * 4 : length;
  if (count == 0) {
    lua_Integer at = clua_integer_at(L, 3, 1);
    work = run_length(L, at < 0 ? at + (lua_Integer)length : at - 1);
  }
  clua_charge(L, work / 8 + 1);
  return clua_call_stock(L, CLUA_STOCK_UTF8_OFFSET);
}

// The iterator is Lua's own, from its own utf8.codes; it may pass over many stray bytes in a step.
static int next_code(lua_State *L) {
  lua_Integer at = clua_integer_at(L, 2, 0);
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
