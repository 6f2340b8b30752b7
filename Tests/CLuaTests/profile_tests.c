// Where units go.
#include "harness.h"

enum { UNITS = 1000000 };

static int64_t call_profiled(clua_state *state, int32_t ref, int32_t root) {
  clua_set_units(state, UNITS, UNITS);
  int32_t former = clua_profile_enter(state, root);
  waiting_thread = 0;
  clua_call(state, ref, -1, CLUA_DATA, &waiting_thread);
  clua_profile_enter(state, former);
  return UNITS - clua_units_left(state);
}

static int64_t sum(clua_state *state, int32_t line) {
  const clua_usage *nodes;
  int32_t count = clua_profile_nodes(state, &nodes);
  int64_t sum = 0;
  for (int32_t n = 1; n < count; n++) {
    if (line == 0 || (nodes[n].kind == CLUA_USAGE_LINE && nodes[n].line == line)) sum += nodes[n].units;
  }
  return sum;
}

static const char *const sources[] = {
  "return 1",
  "local n = 0\nfor i = 1, 1000 do n = n + i end\nreturn n",
  "local function f(n) if n == 0 then return 0 end return 1 + f(n - 1) end\nreturn f(150)",
  "local function f(n) if n == 0 then return 0 end return f(n - 1) end\nreturn f(5000)",
  "local s = ('x'):rep(100000)\nreturn #s:upper()",
  "local t = {}\nfor i = 1, 300 do t[i] = -i end\ntable.sort(t, function(a, b)\n return a < b\nend)",
  "local co = coroutine.wrap(function()\n for i = 1, 50 do coroutine.yield(i) end\nend)\nfor i = 1, 50 do co() end",
  "pcall(function()\n local function g() error('x') end\n g()\nend)\nlocal n = 0\nfor i = 1, 50 do n = n + i end",
  "error('x')",
  "while true do end",
  "local t = {}\nfor i = 1, 2000 do t[i] = {i} end\nreturn #t",
};

// What the tree holds is what was taken, whatever ran.
static void sums(void) {
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    int64_t sums[3];
    for (int turn = 0; turn < 3; turn++) {
      clua_state *state = open_state((options){0});
      check(clua_profile_start(state, turn < 2));
      int32_t ref = load_ref(state, sources[i]);
      int64_t used = call_profiled(state, ref, 1);
      sums[turn] = sum(state, 0);
      check(sums[turn] == used);
      used += call_profiled(state, ref, 2);
      check(sum(state, 0) == used);
      const clua_usage *nodes;
      if (turn == 2) check(clua_profile_nodes(state, &nodes) == 3);
      clua_close(state);
    }
    check(sums[0] == sums[1]);
  }
}

static void lines(void) {
  clua_state *state = open_state((options){0});
  clua_profile_start(state, true);
  call_profiled(state, load_ref(state, "local n = 0\nfor i = 1, 1000 do\n n = n + i end\nreturn n"), 1);
  check(sum(state, 1) < 9 && sum(state, 4) < 9);
  check(sum(state, 2) >= 1000 && sum(state, 2) < 1010 && sum(state, 3) >= 1000 && sum(state, 3) < 1010);
  clua_close(state);

  // Work of a function of ours counts for the line that calls it.
  state = open_state((options){0});
  clua_profile_start(state, true);
  call_profiled(state, load_ref(state, "local n = 1\nlocal s = ('x'):rep(640000)\nreturn n"), 1);
  check(sum(state, 2) > 10000 && sum(state, 1) < 10 && sum(state, 3) < 10);
  clua_close(state);
}

// A function stands below those that called it, in its thread.
static void stacks(void) {
  clua_state *state = open_state((options){0});
  clua_profile_start(state, true);
  const char *source =
    "local function inner()\n local n = 0\n for i = 1, 10 do n = n + i end\n return n\nend\n"
    "local function outer()\n local n = inner()\n return n + 1\nend\n"
    "local a = outer()\nlocal b = inner()\nreturn a + b";
  call_profiled(state, load_ref(state, source), 1);
  const clua_usage *nodes;
  int32_t count = clua_profile_nodes(state, &nodes), below_outer = 0, below_root = 0;
  for (int32_t n = 1; n < count; n++) {
    if (nodes[n].kind != CLUA_USAGE_FUNCTION || strcmp(nodes[n].name, "inner") != 0) continue;
    const clua_usage *above = &nodes[nodes[n].parent];
    if (above->kind == CLUA_USAGE_ROOT) below_root++;
    if (above->kind == CLUA_USAGE_FUNCTION) below_outer += strcmp(above->name, "outer") == 0;
  }
  check(below_root == 1 && below_outer == 1);
  clua_close(state);
}

// What nobody announced is nobody's, and no instruction costs more for being looked at.
static void unannounced(void) {
  clua_state *state = open_state((options){0});
  clua_profile_start(state, true);
  int32_t ref = load_ref(state, sources[1]);
  int64_t free = call_profiled(state, ref, 0);
  const clua_usage *nodes;
  check(clua_profile_nodes(state, &nodes) == 0);
  check(call_profiled(state, ref, 7) <= free);
  clua_close(state);
}

// To note a line takes as long beside 10,000 others as beside 1,000. The square would be a hundred times more.
static double seconds_for(int lines) {
  clua_state *state = open_state((options){.units = 1 << 30});
  char *source = malloc((size_t)lines * 8 + 64), *at = stpcpy(source, "local x = 0\n");
  for (int i = 0; i < lines; i++) at = stpcpy(at, "x=x+1\n");
  clua_profile_start(state, true);
  int32_t ref = load_ref(state, source);
  double before = clua_thread_seconds();
  for (int turn = 0; turn < 10; turn++) call_profiled(state, ref, 1);
  double taken = clua_thread_seconds() - before;
  check(sum(state, lines) > 0);
  free(source);
  clua_close(state);
  return taken;
}

static void many_lines(void) {
  double few = seconds_for(1000) + 0.001, many = seconds_for(10000);
  check(many < few * 30);
}

static void names(void) {
  clua_state *state = open_state((options){0});
  clua_profile_start(state, true);
  call_profiled(state, load_ref(state, "for i = 1, 500 do\n load('local a = 1\\nlocal b = 2', '@chunk')()\nend"), 1);
  const clua_usage *nodes;
  int32_t count = clua_profile_nodes(state, &nodes), chunks = 0, lines = 0;
  for (int32_t n = 1; n < count; n++) {
    chunks += nodes[n].kind == CLUA_USAGE_CHUNK;
    if (nodes[n].kind == CLUA_USAGE_LINE) lines += strcmp(nodes[n].source, "@chunk") == 0;
  }
  check(chunks == 2 && lines == 2);
  clua_close(state);
}

// What is noted counts: a script that makes the notes long ends by its memory, as if it had made them itself.
static void memory(void) {
  clua_state *state = open_state((options){.memory = 1 << 20});
  clua_profile_start(state, true);
  size_t before = clua_memory_used(state);
  call_profiled(state, load_ref(state, "local x = 1"), 1);
  check(clua_memory_used(state) > before + 500);
  int32_t ref = load_ref(state, "for i = 1, 1e9 do load('local a = 1', '@' .. ('x'):rep(400) .. i)() end");
  clua_set_units(state, INT64_MAX, INT64_MAX);
  clua_profile_enter(state, 1);
  check(clua_call(state, ref, -1, CLUA_DATA, &waiting_thread) == CLUA_ERROR_MEMORY);
  check(clua_memory_used(state) < (1 << 20) + (1 << 18));
  clua_close(state);
}

const test_case profile_cases[] = {
  {"sums", sums}, {"lines", lines}, {"stacks", stacks}, {"unannounced", unannounced},
  {"many lines", many_lines}, {"names", names}, {"memory", memory}, {0},
};
