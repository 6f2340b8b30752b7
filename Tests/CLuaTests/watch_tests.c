// What a debugger looks at, and what it leaves as it is.
#include <string.h>

#include "harness.h"

enum { UNITS = 1000000, MOST_STOPS = 64 };

static int32_t stops[MOST_STOPS][2];  // reasons and lines
static int stop_count;
static bool ends;
static clua_debugger *debugger;
static const int32_t *wanted;  // lines of every file, 0 at the end

static bool stopped(void *context, clua_state *state, int32_t reasons, int32_t line) {
  clua_frame_info info;
  (void)context;
  for (int32_t n = 0; clua_frame_at(state, n, &info); n++) {
    for (enum clua_scope scope = CLUA_LOCALS; scope <= CLUA_ARGUMENTS; scope++) {
      check(clua_frame_values(state, n, scope) == CLUA_OK);
    }
    check(clua_frame_extra(state, n) == CLUA_OK);
    clua_free_info(&info);
  }
  if (stop_count < MOST_STOPS) {
    stops[stop_count][0] = reasons;
    stops[stop_count++][1] = line;
  }
  return ends;
}

static void compiled(void *context, const char *name) {
  int32_t count = 0;
  (void)context;
  while (wanted != NULL && wanted[count] != 0) count++;
  clua_break_lines(debugger, name, wanted, count);
}

// Runs a source with breakpoints on its lines, and gives the units that it took.
static int64_t run_watched(const char *source, const int32_t *lines, bool watches) {
  clua_state *state = open_state((options){0});
  int32_t ref;
  stop_count = 0;
  wanted = lines;
  debugger = clua_debugger_new(stopped, compiled, NULL);
  if (watches) clua_debug(state, debugger);
  check(clua_load(state, source, strlen(source), "@a.lua", &ref) == CLUA_OK);
  clua_set_units(state, UNITS, UNITS);
  waiting_thread = 0;
  clua_call(state, ref, -1, CLUA_DATA, &waiting_thread);
  int64_t used = UNITS - clua_units_left(state);
  if (lines == NULL) check(clua_line_events(debugger) == 0);
  clua_close(state);
  clua_debugger_free(debugger);
  return used;
}

static const char loop[] = "local n = 0\nfor i = 1, 2000 do\n  n = n + i\nend\nreturn n";

// Without a breakpoint no line is looked at, and units are the same.
static void costs(void) {
  int64_t plain = run_watched(loop, NULL, false);
  check(run_watched(loop, NULL, true) == plain);
  check(stop_count == 0);
  check(run_watched(loop, (const int32_t[]){5, 0}, true) == plain);
  check(stop_count == 1 && stops[0][0] == CLUA_STOPS_BREAKPOINT && stops[0][1] == 5);
}

static void coroutines(void) {
  run_watched(
    "local co = coroutine.wrap(function(...)\n local a = ...\n coroutine.yield()\n a = 2\nend)\n"
    "co(1, 2)\nco()\nlocal f = function(...)\n return ...\nend\nf(1, nil, {})",
    (const int32_t[]){2, 4, 7, 9, 0}, true);
  static const int32_t order[] = {2, 7, 4, 9};
  check(stop_count == 4);
  for (int i = 0; i < stop_count; i++) check(stops[i][1] == order[i]);
}

// What is told to end ends, whatever there is to catch an error.
static void ending(void) {
  ends = true;
  run_watched("pcall(function()\n local a = 1\nend)\nlocal b = 2", (const int32_t[]){2, 4, 0}, true);
  check(stop_count == 1);
  ends = false;
}

const test_case watch_cases[] = {
  {"costs", costs}, {"coroutines", coroutines}, {"ending", ending}, {0},
};
