// Functions of strings whose work or result can be long: they pay first. What they do is Lua's own
// doing, where that is bounded by what was paid for.
#include <limits.h>
#include <string.h>

#include "budget.h"

// Bytes of a format, in a sandbox, and of what is quoted: Lua works through them in one step.
enum { MAX_FORMAT = 1024 * 1024, MAX_PACK_FORMAT = 64 * 1024, MAX_QUOTED = 128 * 1024 };
enum { MAX_UNREAD = 1024 };  // bytes of arguments that may be numerals, for all we care
// MARK: rep

// Fills `size` bytes with what stands in the first `unit` of them.
static void repeat(char *bytes, size_t unit, size_t size) {
  for (size_t done = unit; done < size;) {
    size_t part = done < size - done ? done : size - done;
    memcpy(bytes + done, bytes, part);
    done += part;
  }
}

static int string_rep(lua_State *L) {
  size_t length, gap;
  clua_pay_for_reading(L, 2, 2);
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &gap);
  uint64_t unit = (uint64_t)length + gap;
  if (count <= 0 || unit == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (unit > (uint64_t)(LUA_MAXINTEGER / count)) {
    return luaL_error(L, "resulting string too large");
  }
  uint64_t wanted = unit * (uint64_t)count - gap;
  clua_reserve(L, wanted);
  size_t total = (size_t)wanted;
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(L, &buffer, total);
  memcpy(bytes, text, length);
  memcpy(bytes + length, separator, count > 1 ? gap : 0);
  repeat(bytes, (size_t)unit, total);
  luaL_pushresultsize(&buffer, total);
  return 1;
}

// MARK: format

// The next conversion's letter in a format, and the argument it is for.
typedef struct conversion {
  const char *letter;
  int argument;
  bool is_plain;  // nothing but '-' and a width stand before the letter: Lua refuses %p with more
} conversion;

static bool next_conversion(conversion *conversion, const char *end) {
  const char *at = conversion->letter + 1;
  while (at < end) {
    at = memchr(at, '%', (size_t)(end - at));
    if (at == NULL || at + 1 >= end) return false;
    if (at[1] != '%') {
      at++;
      size_t flags = strspn(at, "-");
      size_t width = strspn(at + flags, "0123456789"), all = strspn(at, "-+ #0123456789.");
      conversion->is_plain = flags + width == all && width <= 2 && at[flags] != '0';
      at += all;
      conversion->letter = at;
      conversion->argument++;
      return at < end;
    }
    at += 2;
  }
  return false;
}

static const char *check_format(lua_State *L, size_t most, size_t *length) {
  const char *format = luaL_checklstring(L, 1, length);
  luaL_argcheck(L, *length <= most || !clua_of(L)->config.sandboxed, 1, "format too long");
  return format;
}

static bool has_address(int type) { return type >= LUA_TTABLE || type == LUA_TLIGHTUSERDATA; }

// A string that is read as a number is paid for; a value that would be shown by its address becomes text, and
// %p becomes %s.
static void prepare_arguments(lua_State *L, const char *format, size_t length) {
  conversion at = {format - 1, 1, false};
  char *changed = NULL;
  while (next_conversion(&at, format + length) && at.argument < lua_gettop(L) + (changed == NULL)) {
    bool pointer = *at.letter == 'p' && at.is_plain, text = *at.letter == 's' || *at.letter == 'q';
    if (pointer && changed == NULL) {
      changed = lua_newuserdatauv(L, length + 1, 0);
      memcpy(changed, format, length);
      lua_insert(L, 1);
    }
    int index = at.argument + (changed != NULL);
    if (pointer) {
      changed[at.letter - format] = 's';
      clua_push_identity(L, index);
      lua_replace(L, index);
    } else if (!text) {
      clua_pay_for_reading(L, index, index);
    } else if (*at.letter == 's' && has_address(lua_type(L, index))) {
      clua_tostring(L, index, NULL);
      lua_replace(L, index);
    }
  }
  if (changed == NULL) return;
  lua_pushlstring(L, changed, length);
  lua_replace(L, 2);
  lua_remove(L, 1);
}

static int string_format(lua_State *L) {
  clua_need_stack(L);
  size_t length;
  uint64_t total = 0;
  const char *format = check_format(L, MAX_FORMAT, &length);
  bool shows_address = memchr(format, 'p', length) != NULL;
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    int type = lua_type(L, i);
    if (type == LUA_TSTRING) total += lua_rawlen(L, i);
    shows_address = shows_address || has_address(type);
  }
  bool quotes = memchr(format, 'q', length) != NULL;
  if (quotes && total > MAX_QUOTED && clua_of(L)->config.sandboxed) {
    return luaL_error(L, "too much for '%%q' (more than %d bytes)", MAX_QUOTED);
  }
  clua_charge(L, length / 8 + (size_t)count * 2 + (quotes ? total / 4 : 0));
  clua_reserve(L, length + total);
  bool prepares = (shows_address || total > MAX_UNREAD) && clua_of(L)->config.sandboxed;
  if (prepares) prepare_arguments(L, format, length);
  return clua_call_stock(L, CLUA_STOCK_FORMAT);
}

// MARK: pack

// What the sizes written in a format add up to: 'c' and a number is that many bytes. As Lua does,
// a number ends where it would no longer fit an int.
static uint64_t format_size(const char *format, size_t length) {
  uint64_t total = (uint64_t)length * 16;
  for (const char *at = format, *end = format + length; at < end;) {
    bool padded = *at++ == 'c';
    size_t size = 0;
    while (at < end && *at >= '0' && *at <= '9' && size <= (INT_MAX - 9) / 10) {
      size = size * 10 + (size_t)(*at++ - '0');
    }
    if (padded) total += size;
  }
  return total;
}

static int string_pack(lua_State *L) {
  size_t length;
  uint64_t total = 0;
  const char *format = check_format(L, MAX_PACK_FORMAT, &length);
  for (int i = 2; i <= lua_gettop(L); i++) {
    if (lua_type(L, i) == LUA_TSTRING) total += lua_rawlen(L, i);
  }
  clua_pay_for_reading(L, 2, lua_gettop(L));
  clua_charge(L, length / 4 + 1);
  clua_reserve(L, total + format_size(format, length));
  return clua_call_stock(L, CLUA_STOCK_PACK);
}

static int pay_for_format(lua_State *L, enum clua_stock function) {
  size_t length;
  check_format(L, MAX_PACK_FORMAT, &length);
  clua_charge(L, length / 4 + 1);
  return clua_call_stock(L, function);
}

static int string_unpack(lua_State *L) {
  if (lua_type(L, 2) == LUA_TSTRING) clua_charge_bytes(L, lua_rawlen(L, 2));
  clua_pay_for_reading(L, 3, 3);
  clua_clip_position(L, 3);
  return pay_for_format(L, CLUA_STOCK_UNPACK);
}

static int string_packsize(lua_State *L) { return pay_for_format(L, CLUA_STOCK_PACKSIZE); }

static int string_byte(lua_State *L) {
  size_t count = clua_span(L, 0);
  clua_charge(L, count / 4);
  if (count > CLUA_MAX_VALUES && clua_of(L)->config.sandboxed) {
    return luaL_error(L, "string slice too long");
  }
  clua_clip_position(L, 2);
  return clua_call_stock(L, CLUA_STOCK_BYTE);
}

static int string_sub(lua_State *L) {
  clua_pay_for_reading(L, 2, 3);
  clua_charge(L, 1);
  clua_clip_position(L, 2);
  return clua_call_stock(L, CLUA_STOCK_SUB);
}

const luaL_Reg clua_string_functions[] = {
  {"string.rep", string_rep},       {"string.byte", string_byte},
  {"string.format", string_format}, {"string.pack", string_pack},
  {"string.unpack", string_unpack}, {"string.packsize", string_packsize},
  {"string.sub", string_sub},
  {NULL, NULL},
};
