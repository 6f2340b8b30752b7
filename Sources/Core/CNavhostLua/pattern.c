// The matcher. It goes down the same paths as Lua's own, and calls itself where that one does: so
// both find the same, and both give up on the same patterns.
#include "budget.h"
#include "pattern.h"

#include <ctype.h>
#include <string.h>

enum { MAX_DEPTH = 200, STEPS_AT_ONCE = 256 };

// One step along a pattern is one piece of code: most patterns are over after a few of them.
#define INLINE static inline __attribute__((always_inline))

typedef unsigned char byte;

void clua_match_pay(clua_match *match) {
  size_t steps = match->steps;
  match->steps = 0;
  clua_charge(match->L, steps);
}

static inline void count(clua_match *match, size_t steps) {
  match->steps += steps;
  if (match->steps >= STEPS_AT_ONCE) clua_match_pay(match);
}

// MARK: One character

static bool in_class(int c, int letter) {
  bool found;
  switch (tolower(letter)) {
    case 'a': found = isalpha(c); break;
    case 'c': found = iscntrl(c); break;
    case 'd': found = isdigit(c); break;
    case 'g': found = isgraph(c); break;
    case 'l': found = islower(c); break;
    case 'p': found = ispunct(c); break;
    case 's': found = isspace(c); break;
    case 'u': found = isupper(c); break;
    case 'w': found = isalnum(c); break;
    case 'x': found = isxdigit(c); break;
    case 'z': found = c == '\0'; break;  // as Lua 5.1 has it; later ones know it still
    default: return letter == c;
  }
  return isupper(letter) ? !found : found;
}

// The set stands between `set`, its '[', and `last`, its ']'.
static bool in_set(clua_match *match, int c, const char *set, const char *last) {
  const char *at = set + 1;
  bool wanted = *at != '^';
  if (!wanted) at++;
  count(match, (size_t)(last - at) / 8);
  while (at < last) {
    if (*at == '%') {
      if (in_class(c, (byte)at[1])) return wanted;
      at += 2;
    } else if (at[1] == '-' && at + 2 < last) {
      if ((byte)at[0] <= c && c <= (byte)at[2]) return wanted;
      at += 3;
    } else {
      if ((byte)*at == c) return wanted;
      at++;
    }
  }
  return !wanted;
}

static const char *set_end(clua_match *match, const char *at) {
  const char *start = at;
  if (*at == '^') at++;
  do {
    if (at == match->pattern_end) luaL_error(match->L, "malformed pattern (missing ']')");
    if (*at++ == '%' && at < match->pattern_end) at++;
  } while (*at != ']');
  count(match, (size_t)(at - start) / 8);
  return at + 1;
}

// Where the item that begins at `item` ends: a character, a class or a set.
INLINE const char *item_end(clua_match *match, const char *item) {
  if (*item == '[') return set_end(match, item + 1);
  if (*item != '%') return item + 1;
  if (item + 1 == match->pattern_end) {
    luaL_error(match->L, "malformed pattern (ends with '%%')");
  }
  return item + 2;
}

INLINE bool item_matches(
  clua_match *match, const char *at, const char *item, const char *end) {
  if (at >= match->subject_end) return false;
  count(match, 1);
  int c = (byte)*at;
  switch (*item) {
    case '.': return true;
    case '%': return in_class(c, (byte)item[1]);
    case '[': return in_set(match, c, item, end - 1);
    default: return (byte)*item == c;
  }
}

// MARK: Repetition

static const char *match_here(clua_match *match, const char *at, const char *pattern);

static const char *match_longest(
  clua_match *match, const char *at, const char *item, const char *end) {
  const char *last = at;
  while (item_matches(match, last, item, end)) last++;
  for (; last >= at; last--) {
    const char *found = match_here(match, last, end + 1);
    if (found != NULL) return found;
  }
  return NULL;
}

static const char *match_shortest(
  clua_match *match, const char *at, const char *item, const char *end) {
  for (;; at++) {
    const char *found = match_here(match, at, end + 1);
    if (found != NULL) return found;
    if (!item_matches(match, at, item, end)) return NULL;
  }
}

// MARK: Captures

static const char *begin_capture(
  clua_match *match, const char *at, const char *pattern, ptrdiff_t mark) {
  if (match->level >= CLUA_CAPTURES) luaL_error(match->L, "too many captures");
  match->captures[match->level++] = (clua_capture){at, mark};
  const char *found = match_here(match, at, pattern);
  if (found == NULL) match->level--;
  return found;
}

static const char *end_capture(clua_match *match, const char *at, const char *pattern) {
  int level = match->level - 1;
  while (level >= 0 && match->captures[level].length != CLUA_CAPTURE_OPEN) level--;
  if (level < 0) luaL_error(match->L, "invalid pattern capture");
  clua_capture *capture = &match->captures[level];
  capture->length = at - capture->start;
  const char *found = match_here(match, at, pattern);
  if (found == NULL) capture->length = CLUA_CAPTURE_OPEN;
  return found;
}

static const char *match_again(clua_match *match, const char *at, int digit) {
  int index = digit - '1';
  if (index < 0 || index >= match->level || match->captures[index].length == CLUA_CAPTURE_OPEN) {
    luaL_error(match->L, "invalid capture index %%%d", index + 1);
  }
  const clua_capture *capture = &match->captures[index];
  size_t length = (size_t)capture->length;
  if ((size_t)(match->subject_end - at) < length) return NULL;
  count(match, length / 16 + 1);
  return memcmp(capture->start, at, length) == 0 ? at + length : NULL;
}

// MARK: Special items

static const char *match_balanced(clua_match *match, const char *at, const char *pair) {
  if (pair + 1 >= match->pattern_end) {
    luaL_error(match->L, "malformed pattern (missing arguments to '%%b')");
  }
  if (*at != *pair) return NULL;
  for (int open = 1; ++at < match->subject_end;) {
    count(match, 1);
    if (*at == pair[1]) {
      if (--open == 0) return at + 1;
    } else if (*at == *pair) {
      open++;
    }
  }
  return NULL;
}

// The end of the frontier's set if there is a frontier at `at`, else NULL.
static const char *pass_frontier(clua_match *match, const char *at, const char *set) {
  if (*set != '[') luaL_error(match->L, "missing '[' after '%%f' in pattern");
  const char *end = item_end(match, set);
  int before = at == match->subject ? '\0' : (byte)at[-1];
  if (in_set(match, before, set, end - 1)) return NULL;
  return in_set(match, (byte)*at, set, end - 1) ? end : NULL;
}

// MARK: The pattern

// What is left to do after one step along the pattern: more from `at` and `pattern`, or `found`.
typedef struct step {
  bool more;
  const char *at, *pattern, *found;
} step;

static step go_on(const char *at, const char *pattern) {
  return (step){.more = at != NULL, .at = at, .pattern = pattern};
}

static step finished(const char *found) { return (step){.found = found}; }

INLINE step match_item(clua_match *match, const char *at, const char *item) {
  const char *end = item_end(match, item);
  if (!item_matches(match, at, item, end)) {
    bool optional = *end == '*' || *end == '?' || *end == '-';
    return optional ? go_on(at, end + 1) : finished(NULL);
  }
  switch (*end) {
    case '?': {
      const char *found = match_here(match, at + 1, end + 1);
      return found != NULL ? finished(found) : go_on(at, end + 1);
    }
    case '+': return finished(match_longest(match, at + 1, item, end));
    case '*': return finished(match_longest(match, at, item, end));
    case '-': return finished(match_shortest(match, at, item, end));
    default: return go_on(at + 1, end);
  }
}

INLINE step match_escape(clua_match *match, const char *at, const char *item) {
  switch (item[1]) {
    case 'b': return go_on(match_balanced(match, at, item + 2), item + 4);
    case 'f': {
      const char *end = pass_frontier(match, at, item + 2);
      return end != NULL ? go_on(at, end) : finished(NULL);
    }
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      return go_on(match_again(match, at, (byte)item[1]), item + 2);
    default: return match_item(match, at, item);
  }
}

INLINE step match_step(clua_match *match, const char *at, const char *pattern) {
  switch (*pattern) {
    case '(':
      if (pattern[1] != ')') {
        return finished(begin_capture(match, at, pattern + 1, CLUA_CAPTURE_OPEN));
      }
      return finished(begin_capture(match, at, pattern + 2, CLUA_CAPTURE_POSITION));
    case ')': return finished(end_capture(match, at, pattern + 1));
    case '$':
      if (pattern + 1 != match->pattern_end) return match_item(match, at, pattern);
      return finished(at == match->subject_end ? at : NULL);
    case '%': return match_escape(match, at, pattern);
    default: return match_item(match, at, pattern);
  }
}

static const char *match_here(clua_match *match, const char *at, const char *pattern) {
  if (match->depth-- == 0) luaL_error(match->L, "pattern too complex");
  step step = go_on(at, pattern);
  while (step.more && step.pattern != match->pattern_end) {
    count(match, 1);
    step = match_step(match, step.at, step.pattern);
  }
  match->depth++;
  return step.more ? step.at : step.found;
}

void clua_match_begin(
  clua_match *match, lua_State *L, const char *subject, size_t subject_length,
  const char *pattern, size_t pattern_length) {
  match->L = L;
  match->subject = subject;
  match->subject_end = subject + subject_length;
  match->pattern_end = pattern + pattern_length;
  match->depth = MAX_DEPTH;
  match->level = 0;
  match->steps = 0;
}

const char *clua_match_at(clua_match *match, const char *at, const char *pattern) {
  match->level = 0;
  count(match, 1);
  return match_here(match, at, pattern);
}

// MARK: Results

void clua_push_capture(clua_match *match, int index, const char *start, const char *end) {
  lua_State *L = match->L;
  if (index >= match->level) {
    if (index != 0) luaL_error(L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(L, start, (size_t)(end - start));
    return;
  }
  const clua_capture *capture = &match->captures[index];
  if (capture->length == CLUA_CAPTURE_OPEN) luaL_error(L, "unfinished capture");
  if (capture->length == CLUA_CAPTURE_POSITION) {
    lua_pushinteger(L, capture->start - match->subject + 1);
  } else {
    lua_pushlstring(L, capture->start, (size_t)capture->length);
  }
}

int clua_push_captures(clua_match *match, bool whole, const char *start, const char *end) {
  int count = match->level == 0 && whole ? 1 : match->level;
  luaL_checkstack(match->L, count, "too many captures");
  for (int i = 0; i < count; i++) clua_push_capture(match, i, start, end);
  return count;
}
