// Patterns of Lua, matched in steps that are paid for.
#ifndef CLUA_PATTERN_H
#define CLUA_PATTERN_H

#include "internal.h"

enum { CLUA_CAPTURES = 32, CLUA_CAPTURE_OPEN = -1, CLUA_CAPTURE_POSITION = -2 };

typedef struct clua_capture {
  const char *start;
  ptrdiff_t length;  // or one of the two marks
} clua_capture;

typedef struct clua_match {
  lua_State *L;
  const char *subject, *subject_end;
  const char *pattern_end;
  int depth;   // how much deeper the matcher may call itself
  int level;   // captures begun
  size_t steps;  // not yet paid for
  clua_capture captures[CLUA_CAPTURES];
} clua_match;

// `subject` and `pattern` end with a NUL that is not counted, as Lua's strings do.
void clua_match_begin(
  clua_match *match, lua_State *L, const char *subject, size_t subject_length,
  const char *pattern, size_t pattern_length);

// Where a match of `pattern` that begins at `at` ends, or NULL.
const char *clua_match_at(clua_match *match, const char *at, const char *pattern);

// Pays for the steps made; called at the end of a search.
void clua_match_pay(clua_match *match);

// Pushes the capture `index`; without captures the first one is the whole match.
void clua_push_capture(clua_match *match, int index, const char *start, const char *end);

// Pushes all captures; with `whole`, the whole match where there are none.
int clua_push_captures(clua_match *match, bool whole, const char *start, const char *end);

#endif
