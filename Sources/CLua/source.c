// A look at source before Lua compiles it. Lua 5.4.4 compiles some long chains in quadratic time,
// and walks others by recursion when it looks for a name to put into an error message.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { MOST_SUFFIXES = 200, MOST_LINKS = 500, MOST_NESTING = 220 };

// An open bracket or block.
typedef struct level {
  char opener;   // '(' '[' '{', 'i' for if, 'f' for function, 'd' for any other block
  int suffixes;  // of the chain around a bracket
  int links;     // "and" and "or" around a bracket; "elseif" of an if; jumps of a function
} level;

typedef struct scanner {
  const char *at, *end;
  clua_scan scan;
  bool ends_value;    // the last token can have a suffix
  bool after_dot;     // the last token was a '.' or ':'
  int suffixes, links, jumps;
  int depth;
  level levels[MOST_NESTING];
} scanner;

static char peek(const scanner *scanner, size_t offset) {
  return (size_t)(scanner->end - scanner->at) > offset ? scanner->at[offset] : '\0';
}

static void report(scanner *scanner, const char *problem) {
  if (scanner->scan.problem == NULL) scanner->scan.problem = problem;
  scanner->at = scanner->end;
}

static void skip(scanner *scanner, size_t count) {
  for (; count > 0 && scanner->at < scanner->end; count--) {
    if (*scanner->at++ == '\n') scanner->scan.line++;
  }
}

// MARK: Chains

static void suffix(scanner *scanner) {
  if (++scanner->suffixes > scanner->scan.longest_chain) {
    scanner->scan.longest_chain = scanner->suffixes;
  }
  if (scanner->suffixes > MOST_SUFFIXES) report(scanner, "too many suffixes in one expression");
}

static void link(scanner *scanner, int *count) {
  if (++*count > MOST_LINKS) report(scanner, "too many links in one chain");
}

static void plain(scanner *scanner) {
  scanner->ends_value = false;
  scanner->after_dot = false;
  scanner->suffixes = 0;
}

static void open(scanner *scanner, char opener, int links) {
  if (scanner->depth == MOST_NESTING) {
    report(scanner, "chunk has too many syntax levels");
    return;
  }
  scanner->levels[scanner->depth++] = (level){opener, scanner->suffixes, links};
}

static void open_bracket(scanner *scanner, char bracket) {
  if (scanner->ends_value) {
    suffix(scanner);
  } else {
    scanner->suffixes = 0;
  }
  open(scanner, bracket, scanner->links);
  scanner->links = 0;
  plain(scanner);
}

static bool is_bracket(char opener) { return opener == '(' || opener == '[' || opener == '{'; }

static void close_bracket(scanner *scanner) {
  scanner->after_dot = false;
  scanner->ends_value = true;
  if (scanner->depth == 0 || !is_bracket(scanner->levels[scanner->depth - 1].opener)) return;
  const level *level = &scanner->levels[--scanner->depth];
  scanner->suffixes = level->suffixes;
  scanner->links = level->links;
}

// MARK: Words

static void open_block(scanner *scanner, char opener) {
  open(scanner, opener, opener == 'f' ? scanner->jumps : 0);
  if (opener == 'f') scanner->jumps = 0;
  scanner->links = 0;
}

static void close_block(scanner *scanner) {
  scanner->links = 0;
  if (scanner->depth == 0 || is_bracket(scanner->levels[scanner->depth - 1].opener)) return;
  const level *level = &scanner->levels[--scanner->depth];
  if (level->opener == 'f') scanner->jumps = level->links;
}

static void count_elseif(scanner *scanner) {
  scanner->links = 0;
  if (scanner->depth > 0) link(scanner, &scanner->levels[scanner->depth - 1].links);
}

static bool is_word(const char *word, size_t length, const char *wanted) {
  return strlen(wanted) == length && memcmp(word, wanted, length) == 0;
}

static bool is_any(const char *word, size_t length, const char *const *words) {
  for (; *words != NULL; words++) {
    if (is_word(word, length, *words)) return true;
  }
  return false;
}

static bool keyword(scanner *scanner, const char *word, size_t length) {
  static const char *const values[] = {"nil", "true", "false", "not", NULL};
  static const char *const breaks[] = {
    "break", "else", "for", "in", "local", "return", "then", "while", NULL,
  };
  if (is_word(word, length, "and") || is_word(word, length, "or")) {
    link(scanner, &scanner->links);
  } else if (is_word(word, length, "if")) {
    open_block(scanner, 'i');
  } else if (is_word(word, length, "function")) {
    open_block(scanner, 'f');
  } else if (is_word(word, length, "do") || is_word(word, length, "repeat")) {
    open_block(scanner, 'd');
  } else if (is_word(word, length, "end") || is_word(word, length, "until")) {
    close_block(scanner);
  } else if (is_word(word, length, "elseif")) {
    count_elseif(scanner);
  } else if (is_any(word, length, breaks)) {
    scanner->links = 0;
  } else {
    return is_any(word, length, values);
  }
  return true;
}

static void word(scanner *scanner) {
  const char *start = scanner->at;
  while (isalnum((unsigned char)peek(scanner, 0)) || peek(scanner, 0) == '_') scanner->at++;
  size_t length = (size_t)(scanner->at - start);
  bool jumps = is_word(start, length, "goto") || is_word(start, length, "break");
  if (jumps && !scanner->after_dot) link(scanner, &scanner->jumps);
  if (scanner->after_dot) {
    suffix(scanner);
  } else if (keyword(scanner, start, length)) {
    plain(scanner);
    return;
  } else {
    scanner->suffixes = 0;
  }
  scanner->after_dot = false;
  scanner->ends_value = true;
}

// MARK: Strings, comments, numbers

// The level of a long bracket that opens here, or -1.
static int long_bracket(const scanner *scanner) {
  size_t count = 0;
  while (peek(scanner, count + 1) == '=') count++;
  return peek(scanner, count + 1) == '[' ? (int)count : -1;
}

static void skip_long(scanner *scanner, int count) {
  skip(scanner, (size_t)count + 2);
  while (scanner->at < scanner->end) {
    if (*scanner->at == ']') {
      size_t equals = 0;
      while (peek(scanner, equals + 1) == '=') equals++;
      if (equals == (size_t)count && peek(scanner, equals + 1) == ']') {
        skip(scanner, equals + 2);
        return;
      }
      skip(scanner, equals + 1);
    } else {
      skip(scanner, 1);
    }
  }
}

static void skip_comment(scanner *scanner) {
  skip(scanner, 2);
  int count = peek(scanner, 0) == '[' ? long_bracket(scanner) : -1;
  if (count >= 0) {
    skip_long(scanner, count);
    return;
  }
  while (scanner->at < scanner->end && *scanner->at != '\n') scanner->at++;
}

static void string_ended(scanner *scanner) {
  if (scanner->ends_value) {
    suffix(scanner);
  } else {
    scanner->suffixes = 0;
  }
  scanner->after_dot = false;
  scanner->ends_value = true;
}

static void skip_escape(scanner *scanner) {
  bool spaces = peek(scanner, 1) == 'z';
  skip(scanner, 2);
  while (spaces && scanner->at < scanner->end && isspace((unsigned char)*scanner->at)) {
    skip(scanner, 1);
  }
}

static void skip_string(scanner *scanner) {
  char quote = *scanner->at;
  skip(scanner, 1);
  while (scanner->at < scanner->end && *scanner->at != quote) {
    if (*scanner->at == '\\') {
      skip_escape(scanner);
    } else if (*scanner->at == '\n') {
      return;  // unfinished: the compiler says so
    } else {
      skip(scanner, 1);
    }
  }
  skip(scanner, 1);
  string_ended(scanner);
}

static void number(scanner *scanner) {
  while (isalnum((unsigned char)peek(scanner, 0)) || peek(scanner, 0) == '.') scanner->at++;
  plain(scanner);
}

// MARK: Tokens

static void punctuation(scanner *scanner) {
  char c = *scanner->at;
  bool repeated = peek(scanner, 1) == c;
  if ((c == '.' || c == ':') && !repeated) {
    skip(scanner, 1);
    bool suffixed = scanner->ends_value;
    scanner->ends_value = false;
    scanner->after_dot = suffixed;
    return;
  }
  if (c == ';' || c == ',' || (c == '=' && !repeated)) scanner->links = 0;
  skip(scanner, repeated ? 2 : 1);
  plain(scanner);
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
  } else if (c == '"' || c == '\'') {
    skip_string(scanner);
  } else if (c == '[' && long_bracket(scanner) >= 0) {
    skip_long(scanner, long_bracket(scanner));
    string_ended(scanner);
  } else if (is_bracket(c)) {
    skip(scanner, 1);
    open_bracket(scanner, c);
  } else if (c == ')' || c == ']' || c == '}') {
    skip(scanner, 1);
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

clua_scan clua_scan_source(const char *source, size_t length) {
  scanner scanner = {.at = source, .end = source + length, .scan = {.line = 1}};
  skip_preamble(&scanner);
  if (scanner.at < scanner.end && (*scanner.at == LUA_SIGNATURE[0] || *scanner.at == '\0')) {
    report(&scanner, "not a text");
  }
  while (scanner.at < scanner.end) token(&scanner);
  return scanner.scan;
}

bool clua_check_source(
  const char *source, size_t length, char *message, size_t message_size, int32_t *line) {
  clua_scan scan = clua_scan_source(source, length);
  if (line != NULL) *line = scan.line;
  if (scan.problem == NULL) return true;
  snprintf(message, message_size, "%s", scan.problem);
  return false;
}

// Also notes what an error in this source may cost: Lua looks for the name of a value by walking
// the code of its function once for every suffix of a chain.
bool clua_accept_source(
  clua_state *state, const char *source, size_t length, char *message, size_t size,
  int32_t *line) {
  clua_scan scan = clua_scan_source(source, length);
  size_t cost = (size_t)scan.longest_chain * length / 1024;
  *line = scan.line;
  if (scan.problem == NULL) {
    if (cost > state->error_cost) state->error_cost = cost;
    return true;
  }
  snprintf(message, size, "%s", scan.problem);
  return false;
}
