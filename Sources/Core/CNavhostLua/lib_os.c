// The clock of a sandbox, in UTC; and the end of a script.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <time.h>

#include "budget.h"

// MARK: Fields of a date table

typedef struct field {
  const char *name;
  int fallback;  // -1: it must be there
  int base;      // what C subtracts
} field;

static const field year = {"year", -1, 1900}, month = {"month", -1, 1}, day = {"day", -1, 0},
                   hour = {"hour", 12, 0}, minute = {"min", 0, 0}, second = {"sec", 0, 0};

static int get_field(lua_State *L, const field *field) {
  int is_integer;
  int type = lua_getfield(L, 1, field->name);
  clua_pay_for_reading(L, lua_gettop(L), lua_gettop(L));
  lua_Integer value = lua_tointegerx(L, -1, &is_integer);
  if (!is_integer) {
    if (type != LUA_TNIL) return luaL_error(L, "field '%s' is not an integer", field->name);
    if (field->fallback < 0) {
      return luaL_error(L, "field '%s' missing in date table", field->name);
    }
    value = field->fallback;
  } else {
    bool fits = value >= 0 ? value - field->base <= INT_MAX : INT_MIN + field->base <= value;
    if (!fits) return luaL_error(L, "field '%s' is out-of-bound", field->name);
    value -= field->base;
  }
  lua_pop(L, 1);
  return (int)value;
}

static void set_field(lua_State *L, const char *name, int value, int base) {
  lua_pushinteger(L, (lua_Integer)value + base);
  lua_setfield(L, -2, name);
}

// Into the table on top.
static void set_fields(lua_State *L, const struct tm *date) {
  set_field(L, "year", date->tm_year, 1900);
  set_field(L, "month", date->tm_mon, 1);
  set_field(L, "day", date->tm_mday, 0);
  set_field(L, "hour", date->tm_hour, 0);
  set_field(L, "min", date->tm_min, 0);
  set_field(L, "sec", date->tm_sec, 0);
  set_field(L, "yday", date->tm_yday, 1);
  set_field(L, "wday", date->tm_wday, 1);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "isdst");
}

// MARK: Functions

enum { MAX_FORMAT = 64 * 1024 };  // bytes: Lua works through it in one step

static lua_Integer now(lua_State *L) {
  double clock = clua_of(L)->clock;
  lua_Integer seconds = (lua_Integer)clock;
  return seconds > clock ? seconds - 1 : seconds;
}

static int os_clock(lua_State *L) {
  lua_pushnumber(L, clua_of(L)->clock);
  return 1;
}

static int os_time(lua_State *L) {
  clua_charge(L, 4);
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, now(L));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  struct tm date = {0};
  date.tm_year = get_field(L, &year);
  date.tm_mon = get_field(L, &month);
  date.tm_mday = get_field(L, &day);
  date.tm_hour = get_field(L, &hour);
  date.tm_min = get_field(L, &minute);
  date.tm_sec = get_field(L, &second);
  errno = 0;
  time_t time = timegm(&date);
  if (time == (time_t)-1 && errno != 0) {
    return luaL_error(L, "time result cannot be represented in this installation");
  }
  set_fields(L, &date);
  lua_pushinteger(L, time);
  return 1;
}

// Lua's own, asked for UTC.
static int os_date(lua_State *L) {
  size_t length;
  clua_pay_for_reading(L, 2, 2);
  const char *format = luaL_optlstring(L, 1, "%c", &length);
  luaL_argcheck(L, length <= MAX_FORMAT, 1, "format too long");
  clua_charge(L, 4 + length * 2);
  lua_settop(L, 2);
  if (lua_isnil(L, 2)) {
    lua_pushinteger(L, now(L));
    lua_replace(L, 2);
  }
  lua_pushstring(L, *format == '!' ? "" : "!");
  lua_pushlstring(L, format, length);
  lua_concat(L, 2);
  lua_replace(L, 1);
  return clua_call_stock(L, CLUA_STOCK_DATE);
}

const luaL_Reg clua_clock_functions[] = {
  {"os.clock", os_clock},
  {"os.time", os_time},
  {"os.date", os_date},
  {NULL, NULL},
};

// os.exit ends the call with CLUA_ERROR_EXIT; the process is the host's.
static int os_exit(lua_State *L) {
  clua_state *state = clua_of(L);
  if (lua_isboolean(L, 1)) {
    state->exit_status = lua_toboolean(L, 1) ? EXIT_SUCCESS : EXIT_FAILURE;
  } else {
    state->exit_status = (int32_t)luaL_optinteger(L, 1, EXIT_SUCCESS);
  }
  return clua_stop(L, CLUA_ERROR_EXIT);
}

const luaL_Reg clua_trusted_functions[] = {
  {"os.exit", os_exit},
  {NULL, NULL},
};
