// A look at source before Lua compiles it. Lua 5.4.4 walks long chains of suffixes (`a.b.c`, `f()()`)
// by recursion when it looks for a name to put into an error message, and overflows the C stack.
// Later ones do not, and the look at chains is off with them.
#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { MAX_SUFFIXES = 200, MAX_BRACKETS = 250 };

typedef struct scanner {
  const char *at, *end;
  int32_t line;
  const char *problem;
  bool ends_value;  // the last token can have a suffix
  bool after_dot;   // the last token was a '.' or ':' behind such a one
  int suffixes;     // of the chain that is open
  int most;         // that it may have; INT_MAX where Lua has no need of a bound
  int depth;
  int around[MAX_BRACKETS];  // suffixes of the chains around the open brackets
} scanner;

static char peek(const scanner *scanner, size_t offset) {
  return (size_t)(scanner->end - scanner->at) > offset ? scanner->at[offset] : '\0';
}

static void finish(scanner *scanner, const char *problem) {
  scanner->problem = problem;
  scanner->at = scanner->end;
}

static void skip(scanner *scanner, size_t count) {
  for (; count > 0 && scanner->at < scanner->end; count--) {
    if (*scanner->at++ == '\n') scanner->line++;
  }
}

// MARK: Chains

static void add_suffix(scanner *scanner) {
  if (++scanner->suffixes > scanner->most) finish(scanner, "too many suffixes in one expression");
}

// A name, a string or a closing bracket: what follows may be a suffix of it.
static void end_value(scanner *scanner) {
  scanner->ends_value = true;
  scanner->after_dot = false;
}

static void begin_anew(scanner *scanner) {
  scanner->ends_value = scanner->after_dot = false;
  scanner->suffixes = 0;
}

static void continue_or_begin(scanner *scanner, bool continues) {
  if (continues) {
    add_suffix(scanner);
  } else {
    scanner->suffixes = 0;
  }
}

// Deeper brackets than these the compiler refuses.
static void open_bracket(scanner *scanner) {
  continue_or_begin(scanner, scanner->ends_value);
  skip(scanner, 1);
  if (scanner->depth == MAX_BRACKETS) return finish(scanner, scanner->problem);
  scanner->around[scanner->depth++] = scanner->suffixes;
  begin_anew(scanner);
}

static void close_bracket(scanner *scanner) {
  skip(scanner, 1);
  if (scanner->depth > 0) scanner->suffixes = scanner->around[--scanner->depth];
  end_value(scanner);
}

// MARK: Tokens

// Keywords count as names: the next name begins a chain of its own anyway.
static void word(scanner *scanner) {
  while (isalnum((unsigned char)peek(scanner, 0)) || peek(scanner, 0) == '_') scanner->at++;
  continue_or_begin(scanner, scanner->after_dot);
  end_value(scanner);
}

static void number(scanner *scanner) {
  while (isalnum((unsigned char)peek(scanner, 0)) || peek(scanner, 0) == '.') scanner->at++;
  begin_anew(scanner);
}

// The level of a long bracket that opens here, or -1.
static int long_bracket(const scanner *scanner) {
  size_t count = 0;
  while (peek(scanner, count + 1) == '=') count++;
  return peek(scanner, count + 1) == '[' ? (int)count : -1;
}

static void skip_long(scanner *scanner, int count) {
  skip(scanner, (size_t)count + 2);
  while (scanner->at < scanner->end) {
    size_t equals = 0;
    if (*scanner->at != ']') {
      skip(scanner, 1);
      continue;
    }
    while (peek(scanner, equals + 1) == '=') equals++;
    bool closes = equals == (size_t)count && peek(scanner, equals + 1) == ']';
    skip(scanner, equals + (closes ? 2 : 1));
    if (closes) return;
  }
}

static void skip_comment(scanner *scanner) {
  skip(scanner, 2);
  int count = peek(scanner, 0) == '[' ? long_bracket(scanner) : -1;
  if (count >= 0) return skip_long(scanner, count);
  while (scanner->at < scanner->end && *scanner->at != '\n') scanner->at++;
}

static void skip_escape(scanner *scanner) {
  bool spaces = peek(scanner, 1) == 'z';
  skip(scanner, 2);
  while (spaces && scanner->at < scanner->end && isspace((unsigned char)*scanner->at)) {
    skip(scanner, 1);
  }
}

// One that is not finished on its line is for the compiler to refuse.
static void skip_string(scanner *scanner) {
  char quote = *scanner->at;
  skip(scanner, 1);
  while (scanner->at < scanner->end && *scanner->at != quote && *scanner->at != '\n') {
    if (*scanner->at == '\\') {
      skip_escape(scanner);
    } else {
      skip(scanner, 1);
    }
  }
  skip(scanner, 1);
}

static void string(scanner *scanner) {
  continue_or_begin(scanner, scanner->ends_value);
  if (*scanner->at == '[') {
    skip_long(scanner, long_bracket(scanner));
  } else {
    skip_string(scanner);
  }
  end_value(scanner);
}

static void punctuation(scanner *scanner) {
  char c = *scanner->at;
  bool is_double = peek(scanner, 1) == c;
  skip(scanner, is_double ? 2 : 1);
  if ((c == '.' || c == ':') && !is_double && scanner->ends_value) {
    scanner->ends_value = false;
    scanner->after_dot = true;
  } else {
    begin_anew(scanner);
  }
}

static void token(scanner *scanner) {
  char c = *scanner->at;
  if (isspace((unsigned char)c)) {
    skip(scanner, 1);
  } else if (c == '-' && peek(scanner, 1) == '-') {
    skip_comment(scanner);
  } else if (isalpha((unsigned char)c) || c == '_') {
    word(scanner);
  } else if (isdigit((unsigned char)c)) {
    number(scanner);
  } else if (c == '"' || c == '\'' || (c == '[' && long_bracket(scanner) >= 0)) {
    string(scanner);
  } else if (c == '(' || c == '[' || c == '{') {
    open_bracket(scanner);
  } else if (c == ')' || c == ']' || c == '}') {
    close_bracket(scanner);
  } else {
    punctuation(scanner);
  }
}

// MARK: Text or not

// The first line may be a comment of the shell; a byte order mark may stand before everything.
static void skip_preamble(scanner *scanner) {
  if (scanner->end - scanner->at >= 3 && memcmp(scanner->at, "\xEF\xBB\xBF", 3) == 0) {
    scanner->at += 3;
  }
  if (peek(scanner, 0) != '#') return;
  while (scanner->at < scanner->end && *scanner->at != '\n') scanner->at++;
  skip(scanner, 1);
}

const char *clua_source_problem(const char *source, size_t length, int32_t *line) {
  scanner scanner = {.at = source, .end = source + length, .line = 1};
  scanner.most = clua_bounds_chains() ? MAX_SUFFIXES : INT_MAX;
  skip_preamble(&scanner);
  if (scanner.at < scanner.end && (*scanner.at == LUA_SIGNATURE[0] || *scanner.at == '\0')) {
    finish(&scanner, "not a text");
  }
  while (scanner.at < scanner.end) token(&scanner);
  *line = scanner.line;
  return scanner.problem;
}

bool clua_check_source(
  const char *source, size_t length, char *message, size_t message_size, int32_t *line) {
  int32_t at = 1;
  const char *problem = clua_source_problem(source, length, &at);
  if (line != NULL) *line = at;
  if (problem != NULL) snprintf(message, message_size, "%s", problem);
  return problem == NULL;
}
