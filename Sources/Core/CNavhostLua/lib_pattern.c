// find, match, gmatch and gsub over our own matcher.
#define _GNU_SOURCE
#include <ctype.h>
#include <string.h>

#include "budget.h"
#include "pattern.h"

// The offset of a position counted from 1 or, negative, from the end; clipped below, and above to one that
// is not in the text.
static size_t offset_of(lua_Integer position, size_t length) {
  if (position > (lua_Integer)length + 1) return length + 1;
  if (position > 0) return (size_t)position - 1;
  if (position == 0 || position < -(lua_Integer)length) return 0;
  return length - (size_t)-position;
}

static bool is_plain(const char *pattern, size_t length) {
  static const bool is_special[256] = {
    ['^'] = true, ['$'] = true, ['*'] = true, ['+'] = true, ['?'] = true, ['.'] = true,
    ['('] = true, ['['] = true, ['%'] = true, ['-'] = true,
  };
  for (size_t i = 0; i < length; i++) {
    if (is_special[(unsigned char)pattern[i]]) return false;
  }
  return true;
}

static int fail(lua_State *L) {
  luaL_pushfail(L);
  return 1;
}

static int find_plain(
  lua_State *L, const char *subject, size_t length, const char *wanted, size_t wanted_length,
  size_t from) {
  size_t left = length - from;
  const char *found = wanted_length == 0 ? subject + from
                                         : memmem(subject + from, left, wanted, wanted_length);
  size_t looked_at = found != NULL ? (size_t)(found - subject) - from : left;
  clua_charge_bytes(L, looked_at + 2 * wanted_length);
  if (found == NULL) return fail(L);
  lua_pushinteger(L, found - subject + 1);
  lua_pushinteger(L, found - subject + (lua_Integer)wanted_length);
  return 2;
}

static int push_found(clua_match *match, bool find, const char *start, const char *end) {
  clua_match_pay(match);
  if (!find) return clua_push_captures(match, true, start, end);
  lua_pushinteger(match->L, start - match->subject + 1);
  lua_pushinteger(match->L, end - match->subject);
  return 2 + clua_push_captures(match, false, NULL, NULL);
}

static int search(clua_match *match, bool find, const char *at, const char *pattern) {
  bool anchored = *pattern == '^' && pattern != match->pattern_end;
  if (anchored) pattern++;
  do {
    const char *end = clua_match_at(match, at, pattern);
    if (end != NULL) return push_found(match, find, at, end);
  } while (at++ < match->subject_end && !anchored);
  clua_match_pay(match);
  return fail(match->L);
}

static int find_or_match(lua_State *L, bool find) {
  size_t length, pattern_length;
  clua_pay_for_reading(L, 3, 3);
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t from = offset_of(luaL_optinteger(L, 3, 1), length);
  if (from > length) return fail(L);
  if (find) {
    clua_charge_bytes(L, pattern_length);
    if (lua_toboolean(L, 4) || is_plain(pattern, pattern_length)) {
      return find_plain(L, subject, length, pattern, pattern_length, from);
    }
  }
  clua_match match;
  clua_match_begin(&match, L, subject, length, pattern, pattern_length);
  return search(&match, find, subject + from, pattern);
}

static int string_find(lua_State *L) { return find_or_match(L, true); }

static int string_match(lua_State *L) { return find_or_match(L, false); }

// MARK: gmatch

// How far a walk over the matches is. Subject and pattern are kept by the upvalues before it.
typedef struct walk {
  const char *subject, *pattern;
  size_t length, pattern_length;
  const char *at, *last;  // where to go on, where the last match ended
} walk;

static int next_match(lua_State *L) {
  walk *walk = lua_touserdata(L, lua_upvalueindex(3));
  clua_match match;
  clua_match_begin(&match, L, walk->subject, walk->length, walk->pattern, walk->pattern_length);
  for (const char *at = walk->at; at <= match.subject_end; at++) {
    const char *end = clua_match_at(&match, at, walk->pattern);
    if (end == NULL || end == walk->last) continue;
    walk->at = walk->last = end;
    clua_match_pay(&match);
    return clua_push_captures(&match, true, at, end);
  }
  walk->at = match.subject_end + 1;
  clua_match_pay(&match);
  return 0;
}

static int string_gmatch(lua_State *L) {
  walk walk = {0};
  clua_pay_for_reading(L, 3, 3);
  walk.subject = luaL_checklstring(L, 1, &walk.length);
  walk.pattern = luaL_checklstring(L, 2, &walk.pattern_length);
  size_t from = offset_of(luaL_optinteger(L, 3, 1), walk.length);
  walk.at = walk.subject + (from > walk.length ? walk.length + 1 : from);
  clua_charge(L, 4);
  lua_settop(L, 2);
  memcpy(lua_newuserdatauv(L, sizeof walk, 0), &walk, sizeof walk);
  lua_pushcclosure(L, next_match, 3);
  return 1;
}

// MARK: gsub

typedef struct substitution {
  clua_match match;
  luaL_Buffer buffer;
  int type;      // of the replacement
  bool changed;  // else the subject itself is the result
} substitution;

static void add(substitution *sub, const char *bytes, size_t length) {
  clua_reserve(sub->match.L, length);
  luaL_addlstring(&sub->buffer, bytes, length);
}

static void add_value(substitution *sub) {
  size_t length;
  lua_tolstring(sub->match.L, -1, &length);
  clua_reserve(sub->match.L, length);
  luaL_addvalue(&sub->buffer);
}

static void add_escaped(substitution *sub, int c, const char *start, const char *end) {
  lua_State *L = sub->match.L;
  if (c == '%') {
    luaL_addchar(&sub->buffer, '%');
  } else if (c == '0') {
    add(sub, start, (size_t)(end - start));
  } else if (isdigit(c)) {
    clua_push_capture(&sub->match, c - '1', start, end);
    add_value(sub);
  } else {
    luaL_error(L, "invalid use of '%c' in replacement string", '%');
  }
}

static void add_template(substitution *sub, const char *start, const char *end) {
  size_t length;
  const char *text = lua_tolstring(sub->match.L, 3, &length), *stop = text + length;
  for (const char *escape; (escape = memchr(text, '%', (size_t)(stop - text))) != NULL;) {
    add(sub, text, (size_t)(escape - text));
    add_escaped(sub, (unsigned char)escape[1], start, end);
    text = escape + 2;
    if (text > stop) return;
  }
  add(sub, text, (size_t)(stop - text));
}

// What the function or the table gave stands on top; false and nil keep the match as it is.
static void add_answer(substitution *sub, const char *start, const char *end) {
  lua_State *L = sub->match.L;
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    add(sub, start, (size_t)(end - start));
  } else if (lua_isstring(L, -1)) {
    add_value(sub);
    sub->changed = true;
  } else {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
}

static void replace(substitution *sub, const char *start, const char *end) {
  lua_State *L = sub->match.L;
  clua_match_pay(&sub->match);
  if (sub->type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, clua_push_captures(&sub->match, true, start, end), 1);
    clua_check(L);
    add_answer(sub, start, end);
  } else if (sub->type == LUA_TTABLE) {
    clua_push_capture(&sub->match, 0, start, end);
    lua_gettable(L, 3);
    clua_check(L);
    add_answer(sub, start, end);
  } else {
    add_template(sub, start, end);
    sub->changed = true;
  }
}

// Replaces at most `most` matches; tells how many, and where the rest of the subject begins.
static lua_Integer replace_all(
  substitution *sub, const char **at, const char *pattern, lua_Integer most) {
  lua_Integer count = 0;
  const char *last = NULL;
  bool anchored = *pattern == '^' && pattern != sub->match.pattern_end;
  if (anchored) pattern++;
  while (count < most) {
    const char *end = clua_match_at(&sub->match, *at, pattern);
    if (end != NULL && end != last) {
      count++;
      replace(sub, *at, end);
      *at = last = end;
    } else if (*at < sub->match.subject_end) {
      luaL_addchar(&sub->buffer, **at);
      ++*at;
    } else {
      break;
    }
    if (anchored) break;
  }
  return count;
}

static int string_gsub(lua_State *L) {
  clua_need_stack(L);
  clua_pay_for_reading(L, 4, 4);
  size_t length, pattern_length;
  substitution sub = {.type = lua_type(L, 3)};
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  luaL_argexpected(
    L,
    sub.type == LUA_TNUMBER || sub.type == LUA_TSTRING || sub.type == LUA_TFUNCTION ||
      sub.type == LUA_TTABLE,
    3, "string/function/table");
  luaL_buffinit(L, &sub.buffer);
  clua_match_begin(&sub.match, L, subject, length, pattern, pattern_length);
  lua_Integer count = replace_all(&sub, &subject, pattern, most);
  clua_match_pay(&sub.match);
  if (sub.changed) {
    add(&sub, subject, (size_t)(sub.match.subject_end - subject));
    luaL_pushresult(&sub.buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

const luaL_Reg clua_pattern_functions[] = {
  {"string.find", string_find},
  {"string.match", string_match},
  {"string.gmatch", string_gmatch},
  {"string.gsub", string_gsub},
  {NULL, NULL},
};
