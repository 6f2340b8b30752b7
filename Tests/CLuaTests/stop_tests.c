// Determinism, interruption, failing allocations, closing.
#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <malloc.h>
#include <unistd.h>

#include "../../Sources/CLua/internal.h"
#include "harness.h"

static int64_t units_of(const char *source) {
  clua_state *state = open_state((options){.units = 3000000});
  run_source(state, source);
  int64_t left = clua_units_left(state);
  clua_close(state);
  return left;
}

static void determinism(void) {
  static const char *const sources[] = {
    "for i = 1, 1000 do local t = {i} end",
    "local s = '' for i = 1, 300 do s = s .. i end return s:gsub('%d+', '<%0>')",
    "local t = {} for i = 1, 5000 do t[i] = (i * 7919) % 5003 end table.sort(t)",
    "local t = {} for i = 1, 500 do t['k' .. i] = i end for k, v in pairs(t) do t[k] = nil end",
    "for i = 1, 100 do coroutine.wrap(function() for j = 1, i do coroutine.yield() end end)() end",
    "local t = {} while true do t[#t + 1] = {} end",
    "while true do pcall(string.rep, 'x', 1000) end",
  };
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    check(units_of(sources[i]) == units_of(sources[i]));
  }
}

static clua_state *interrupted_state;

static void on_alarm(int signal) {
  (void)signal;
  clua_interrupt(interrupted_state);
}

static void interrupt(void) {
  static const char *const sources[] = {
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "xpcall(function() while true do end end, function() while true do end end)",
    "coroutine.wrap(function() while true do end end)()",
    "while true do coroutine.wrap(function() for i = 1, 10 do end end)() end",
    "(('a'):rep(60)):find(('a?'):rep(60) .. ('a'):rep(61))",
    "table.concat(setmetatable({}, {__len = function() return 1 << 60 end,"
    " __index = function() return '' end}))",
    "table.sort(setmetatable({}, {__len = function() return 2^30 // 1 | 0 end,"
    " __index = function(_, k) return 0 end}), function() return true end)",
    "local t = {} while true do t[1] = ('x'):rep(1000) end",
    "load(function() while true do end end)",
    "for i = 1, math.huge do local x <close> = setmetatable({}, {__close = function() end}) end",
  };
  interrupted_state = open_state((options){.trusted = true, .units = INT64_MAX});
  signal(SIGALRM, on_alarm);
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    struct itimerval timer = {.it_value.tv_usec = 20000};
    time_t start = time(NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
    int32_t status = run_source(interrupted_state, sources[i]);
    check_at(__FILE__, __LINE__, status == CLUA_ERROR_INTERRUPTED, sources[i], "");
    check(time(NULL) - start <= 2);
    check(run_source(interrupted_state, "return 1") == CLUA_OK);
  }
  clua_close(interrupted_state);
}

// MARK: Failing allocations

static const char busy_source[] =
  "local t = {} for i = 1, 20 do t[i] = {('x'):rep(i * 10)} end"
  " local c = host.object(1, 1) local p = host.object(2, 2) p.z = t[1][1]"
  " local co = coroutine.wrap(function(a) coroutine.yield(a .. 'b') return pcall(error, t) end)"
  " co('a') co() tostring(t) string.format('%s %5.1f %p', t, 2, t)"
  " note(t[2], c, function() end) print(t)"
  " local s = (' '):rep(2000):gsub(' ', 'ab'):find('b') table.sort({3, 1, 2}) "
  " for k, v in pairs(p) do t[k] = v end for k in next, t do end"
  " local f = load('return ...') f(1) local m = require('a')"
  " local ok = host.call(function() return 4 end) setmetatable(t, {__index = t})"
  " local r = ask() return t, c, f, os.date('%c'), r, utf8.char(228), ('x'):rep(3000)";

// True where everything went well, that is where no allocation failed.
static bool exercise(clua_state *state, int64_t n) {
  int32_t ref = 0, waiting = 0;
  clua_fail_allocation(state, n);
  int32_t status = clua_load(state, busy_source, strlen(busy_source), "@busy.lua", &ref);
  if (status == CLUA_OK) {
    clua_set_units(state, 1000000);
    clua_out_string(state, "argument", 8);
    clua_out_table(state, 1);
    clua_out_integer(state, 1);
    clua_out_object(state, 1, 7, 0);
    clua_out_object(state, 4, 8, 1);
    status = clua_call(state, ref, -1, CLUA_DATA, &waiting);
  }
  if (status == CLUA_SUSPENDED) {
    clua_out_boolean(state, true);
    status = clua_resume(state, waiting, -1, CLUA_DATA, &waiting);
  }
  if (status == CLUA_OK) {
    const clua_value *values = clua_results(state, NULL);
    (void)values;
    status = clua_keys(state, 0);
  }
  clua_fail_allocation(state, 0);
  clua_release(state, ref);
  if (status != CLUA_OK) check(fault(state)[0] != '\0' || n < 5);
  return status == CLUA_OK;
}

static void failing_allocations(void) {
  int64_t n = 1;
  int wrong = 0, in_a_row = 0;
  for (; n < 20000 && in_a_row < 50; n++) {
    clua_state *state = open_state((options){0});
    in_a_row = exercise(state, n) ? in_a_row + 1 : 0;
    bool works = run_source(state, "return 1 + 1") == CLUA_OK && strcmp(answer(state), "2") == 0;
    works = works && exercise(state, 0);
    if (!works && wrong++ < 5) printf("  failing %d: %s\n", (int)n, fault(state));
    clua_close(state);
  }
  check(wrong == 0);
  check(n > 200 && n < 20000);
}

static void opens_at_last(const clua_config *config) {
  int64_t n = 1;
  clua_state *state = NULL;
  for (; n < 20000; n++) {
    state = clua_open_failing(config, n);
    if (state != NULL && clua_memory_used(state) > 0) break;
    clua_close(state);
  }
  check(state != NULL && n > 100);
  clua_fail_allocation(state, 0);
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

static void failing_open(void) {
  opens_at_last(&(clua_config){.sandboxed = true, .library = &host_library});
  opens_at_last(&(clua_config){.library = &script_library});
}

static void failing_lists(void) {
  for (int64_t n = 1; n < 60; n++) {
    clua_state *state = open_state((options){0});
    clua_fail_allocation(state, n);
    clua_out_string(state, "one", 3);
    int32_t status = clua_define_list(state, "list", false);
    clua_fail_allocation(state, 0);
    check(status == CLUA_OK || status == CLUA_ERROR_MEMORY);
    clua_out_clear(state);
    check(run_source(state, "return 1") == CLUA_OK);
    clua_close(state);
  }
}

// MARK: Closing

static long resident(void) {
  long total = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%ld %ld", &total, &pages) != 2) pages = 0;
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static void open_and_close(int count) {
  clua_state **states = calloc((size_t)count, sizeof *states);
  for (int i = 0; i < count; i++) {
    states[i] = open_state((options){0});
    run_source(states[i], "T = {} for i = 1, 200 do T[i] = {i, 'x' .. i} end ask()");
  }
  for (int i = 0; i < count; i++) clua_close(states[i]);
  free(states);
}

static void memory_back(void) {
  open_and_close(50);
  long before = resident();
  open_and_close(1000);
  long grown = resident() - before;
  if (getenv("TRIM")) { malloc_trim(0); printf("trimmed %ld\n", resident() - before); }
#ifndef __SANITIZE_ADDRESS__
  char text[32];
  snprintf(text, sizeof text, "%ld", grown);
  check_at(__FILE__, __LINE__, grown < 2 * 1024 * 1024, "memory is back", text);
#endif
  (void)grown;
}

const test_case stop_cases[] = {
  {"determinism", determinism}, {"interrupt", interrupt},
  {"failing allocations", failing_allocations}, {"failing open", failing_open},
  {"failing lists", failing_lists}, {"memory back", memory_back}, {NULL, NULL},
};
