// The order of `pairs` in a sandbox, the same in every process.
#include <unistd.h>

#include "harness.h"

static const char *const walks[] = {
  "local t = {x = 1, [3] = 2, [1] = 3, [2.5] = 4, [-1] = 5, [true] = 6, [false] = 7, a = 8, [0] = 9,"
  " [''] = 10, aa = 11, [1 << 60] = 12, ['a\\0'] = 13, [2] = 14, ['\\255'] = 15}",
  "local t, a, b, c = {}, {}, function() end, coroutine.create(print) local d = {}"
  " t[d] = 'd' t[c] = 'c' t[b] = function() return t end t[b] = 'b' t[a] = 'a'"
  " t[print] = 'print' t[string.rep] = 'rep' t[host.object(1, 2)] = '1/2' t[host.object(1, 1)] = '1/1'",
  "local t = {} for i = 1, 300 do t['k' .. i * 7919 % 1009] = i t[i * 31 % 97] = i end"
  " for i = 1, 300, 3 do t['k' .. i * 7919 % 1009] = nil end",
  "local t = {} for i = 1, 100 do local k = {} t[k] = i t[function() return k end] = -i end",
  "local t = {} for i = 1, 40 do t[i / 3] = i t[-i] = i t['s' .. i % 7] = i end t[{}] = 'last'",
};

enum { WALKS = sizeof walks / sizeof *walks };

static const char *text_of_walk(clua_state *state, const char *table, const char *walk) {
  char source[1024];
  snprintf(
    source, sizeof source,
    "%s local out = {} for k, v in %s do local s = type(k) == 'string' or type(k) == 'number'"
    " out[#out + 1] = (s and k or type(k)) .. '=' .. tostring(v) end return table.concat(out, ' ')",
    table, walk);
  run_source(state, source);
  return answer(state);
}

// One line for all walks, by a sum that tells two orders apart; for another process to compare.
void print_order(void) {
  uint64_t sum = 14695981039346656037u;
  clua_state *state = open_state((options){0});
  for (int i = 0; i < WALKS; i++) {
    const char *text = text_of_walk(state, walks[i], "pairs(t)");
    if (*text == '\0') printf("%s ", fault(state));
    for (; *text != '\0'; text++) sum = (sum ^ (unsigned char)*text) * 1099511628211u;
  }
  clua_close(state);
  printf("%016llx\n", (unsigned long long)sum);
}

static void in_a_hundred_processes(void) {
  char first[256] = "", self[512] = "", command[600];
  if (readlink("/proc/self/exe", self, sizeof self - 1) <= 0) return;
  snprintf(command, sizeof command, "'%s' --order", self);
  int processes = getenv("CLUA_QUICK") != NULL ? 5 : 100;
  for (int i = 0; i < processes; i++) {
    char line[256] = "";
    FILE *other = popen(command, "r");
    if (other == NULL || fgets(line, sizeof line, other) == NULL) line[0] = '\0';
    if (other != NULL) pclose(other);
    if (i == 0) strcpy(first, line);
    check_at(__FILE__, __LINE__, strcmp(first, line) == 0, first, line);
  }
  check(strlen(first) == 17);
}

static void ranks(void) {
  clua_state *state = open_state((options){0});
  check_text(
    text_of_walk(
      state, "local t = {b = 1, [2] = 2, [true] = 3, a = 4, [1] = 5, [0.5] = 6, [false] = 7, [-3] = 8}"
             " local x, y = {}, {} t[y] = 'y' t[x] = 'x'",
      "pairs(t)"),
    "-3=8 0.5=6 1=5 2=2 a=4 b=1 boolean=7 boolean=3 table=x table=y");
  check_text(text_of_walk(state, "local t = {10, 20, 30, n = 3}", "pairs(t)"), "1=10 2=20 3=30 n=3");
  check_text(text_of_walk(state, "local t = {}", "pairs(t)"), "");
  check_text(text_of_walk(state, "local t = {1, 2, b = 3, a = 4, [0] = 0}", "pairs(t)"),
             "0=0 1=1 2=2 a=4 b=3");
  clua_close(state);
}

// Objects of the host are in the order in which this state was last handed each, whatever their numbers, and whether
// the collector has taken one in between or not.
static void objects(void) {
  static const char *const sources[][2] = {
    {"local t = {} t[host.object(1, 9)] = 'a' t[host.object(1, 2)] = 'b' return walk(t)", "ab"},
    {"local t = {} t[host.object(1, 9)] = 'a' t[host.object(1, 2)] = 'b' host.object(1, 9) return walk(t)", "ba"},
    {"local a = host.object(1, 9) local b = host.object(1, 2) a = nil gc() a = host.object(1, 9)"
     " return walk({[a] = 'a', [b] = 'b'})", "ba"},
    {"local a = host.object(1, 9) local b = host.object(1, 2) local c = host.object(1, 9)"
     " return walk({[a] = 'a', [b] = 'b'})", "ba"},
  };
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    char source[1024];
    clua_state *state = open_state((options){0});
    snprintf(source, sizeof source,
      "local function walk(t) local out = '' for _, v in pairs(t) do out = out .. v end return out end"
      " local function gc() for i = 1, 2000 do local s = ('x'):rep(4000) .. i end end %s", sources[i][0]);
    check_at(__FILE__, __LINE__, run_source(state, source) == CLUA_OK, sources[i][0], fault(state));
    check_at(__FILE__, __LINE__, strcmp(answer(state), sources[i][1]) == 0, sources[i][0], answer(state));
    clua_close(state);
  }
}

// Existing fields may be set and taken away on the way.
static void mutations(void) {
  clua_state *state = open_state((options){0});
  static const char *const emptied[] = {
    "local t = {} for i = 1, 50 do t['k' .. i] = i t[i] = i end",
    "local t = {} for i = 1, 50 do t[i] = i end",
    "local t = {} for i = 50, 1, -1 do t[i] = i t[i + 0.5] = i end",
  };
  for (int i = 0; i < 3; i++) {
    char source[512];
    snprintf(source, sizeof source,
      "%s local n = 0 for k, v in pairs(t) do n = n + 1 t[k] = nil end return n, next(t)", emptied[i]);
    check(run_source(state, source) == CLUA_OK);
    check_at(__FILE__, __LINE__, strstr(answer(state), "nil") != NULL, emptied[i], answer(state));
  }
  check(run_source(state, "local t = {a = 1, b = 2, c = 3, d = 4} local out = ''"
    " for k, v in pairs(t) do out = out .. k .. v t.c = nil t.d = 9 end return out") == CLUA_OK);
  check_text(answer(state), "a1b2d9");
  check(run_source(state, "local t = {1, 2, 3, a = 1, b = 2} local out = ''"
    " for k, v in pairs(t) do out = out .. k t[2] = nil t[3] = nil t.a = nil end return out") == CLUA_OK);
  check_text(answer(state), "1b");
  check(run_source(state, "local f, s, k = pairs({b = 1, a = 2, c = 3})"
    " return (f(s, nil)), (f(s, 'a')), (f(s, 'b')), (f(s, 'c')), (f(s, 'a'))") == CLUA_OK);
  check_text(answer(state), "a b c nil b");
  check(run_source(state, "local t = setmetatable({}, {__pairs = function() return function(_, k)"
    " if not k then return 1, 2 end end end}) for k, v in pairs(t) do return k, v end") == CLUA_OK);
  check_text(answer(state), "1 2");
  clua_close(state);
}

const test_case order_cases[] = {
  {"ranks", ranks}, {"objects", objects}, {"mutations", mutations},
  {"in a hundred processes", in_a_hundred_processes}, {NULL, NULL},
};
