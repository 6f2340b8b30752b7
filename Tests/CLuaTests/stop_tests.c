// Determinism, interruption, failing allocations, closing.
#include <signal.h>
#include <sys/time.h>
#include <malloc.h>
#include <unistd.h>

#include "../../Sources/Core/CNavhostLua/internal.h"
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
    // Again and again: on a busy machine the first may come before Lua runs.
    struct itimerval timer = {.it_value.tv_usec = 20000, .it_interval.tv_usec = 20000};
    static const struct itimerval never;
    setitimer(ITIMER_REAL, &timer, NULL);
    int32_t status = run_source(interrupted_state, sources[i]);
    setitimer(ITIMER_REAL, &never, NULL);
    check_at(__FILE__, __LINE__, status == CLUA_ERROR_INTERRUPTED, sources[i], "");
    check(run_source(interrupted_state, "return 1") == CLUA_OK);
  }
  clua_close(interrupted_state);
}

// MARK: After a stop

// A stop is an error at a safe point: whatever it came in the middle of, the state is sound.
static void after_stops(void) {
  static const char *const attacks[] = {
    "table.sort(L, function(a, b) N = N + 1 while N > 50 do end return a < b end)",
    "coroutine.wrap(function() local n = 0 K[1] = function() n = n + 1 return n end"
    " while true do end end)()",
    "local n = 0 K[2] = function() n = n + 1 return n end while true do pcall(pcall, K[2]) end",
    "('x'):rep(5000):gsub('.', function() while true do end end)",
    "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
    "for k in pairs(L) do L[k] = nil while true do end end",
    "local p = host.object(2, 1) for k in next, p do while true do p.x = {k} end end",
    "pcall(host.call, function() while true do end end)",
    "load(function() while true do end end)",
    "local x <close> = setmetatable({}, {__close = function() CLOSED = true end}) while true do end",
    "local co = coroutine.create(function() local x <close> = setmetatable({}, {__close ="
    " function() CLOSED = true end}) coroutine.yield() end) coroutine.resume(co) K[3] = co"
    " while true do end",
    "ask() while true do end",
  };
  static const char set_up[] = "N, L, K = 0, {}, {} for i = 1, 200 do L[i] = (i * 7919) % 211 end";
  static const char good[] =
    "local t = {} for i = 1, 20 do t[i] = (i * 13) % 17 end table.sort(t)"
    " for _, f in pairs(K) do if type(f) == 'function' then f() end end"
    " local s = coroutine.wrap(function() return table.concat(t, ',') end)()"
    " return CLOSED, s:gsub('1,', 'x'), host.sum(1, 2)";
  clua_state *state = open_state((options){.units = 50000});
  int32_t ref = load_ref(state, good);
  for (size_t i = 0; i < sizeof attacks / sizeof *attacks; i++) {
    check(run_source(state, set_up) == CLUA_OK);
    int32_t status = run_source(state, attacks[i]);
    if (status == CLUA_SUSPENDED) status = clua_resume(state, waiting_thread, 0, CLUA_DATA, NULL);
    check_at(
      __FILE__, __LINE__, status == CLUA_ERROR_UNITS || status == CLUA_ERROR_MEMORY, attacks[i],
      fault(state));
    for (int n = 0; n < 1000; n++) {
      if (call_ref(state, ref, NULL) != CLUA_OK) break;
    }
    check_text(answer(state), "nil 0,x2,3,4,5,5,6,7,8,9,9,10,1x12,13,13,14,15,16 3");
  }
  check(run_source(state, "K = nil") == CLUA_OK && run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

// MARK: The same in every process

static const char *const measured[] = {
  "local t = {} for i = 1, 3000 do t['key' .. i] = {i} end",
  "local t = {} for i = 1, 300 do t[{}] = i t[function() end] = {} end",
  "local t = {} for i = 1, 2000 do t[i % 50] = ('x'):rep(i % 100) end return #t",
  "local t = {} for i = 1, 1000 do t[i] = (i * 7919) % 1009 end table.sort(t)",
  "local t = {} for i = 1, 500 do t['k' .. i] = i end for k in pairs(t) do t[k] = nil end",
  "for i = 1, 50 do coroutine.wrap(function() host.object(1, i) print({}, i) end)() end",
};

// Writes what each script leaves of its units; for another process to compare.
void print_units(void) {
  for (size_t i = 0; i < sizeof measured / sizeof *measured; i++) {
    printf("%lld ", (long long)units_of(measured[i]));
  }
  printf("\n");
}

static void in_two_processes(void) {
  char lines[2][256] = {"", ""};
  char self[512] = "", command[600];
  if (readlink("/proc/self/exe", self, sizeof self - 1) <= 0) return;
  snprintf(command, sizeof command, "'%s' --units", self);
  for (int i = 0; i < 2; i++) {
    FILE *other = popen(command, "r");
    if (other == NULL || fgets(lines[i], sizeof lines[i], other) == NULL) lines[i][0] = '\0';
    if (other != NULL) pclose(other);
  }
  check(strlen(lines[0]) > 20);
  check_at(__FILE__, __LINE__, strcmp(lines[0], lines[1]) == 0, lines[0], lines[1]);
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
    clua_set_units(state, 1000000, 1000000);
    clua_out_string(state, "argument", 8);
    clua_out_table(state, 1, -1);
    clua_out_integer(state, 1);
    clua_out_object(state, 1, 7);
    clua_out_object(state, 4, 8);
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
  check(state != NULL && n > 60);
  clua_fail_allocation(state, 0);
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

static void failing_open(void) {
  opens_at_last(&(clua_config){.sandboxed = true, .library = &host_library});
  opens_at_last(&(clua_config){.library = &script_library});
}

// Closing needs no memory: it gives everything back even if an allocation fails meanwhile.
static void failing_close(void) {
  for (int64_t n = 1; n < 20; n++) {
    size_t before = mallinfo2().uordblks;
    clua_state *state = open_state((options){0});
    exercise(state, 0);
    int32_t status = run_source(state, "local ask = ask K = coroutine.wrap(function() ask() end) K()");
    check(status == CLUA_SUSPENDED);
    clua_fail_allocation(state, n);
    clua_close(state);
    check(mallinfo2().uordblks == before);
  }
}

static void failing_lists(void) {
  for (int64_t n = 1; n < 400; n++) {
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
  {"determinism", determinism}, {"in two processes", in_two_processes},
  {"after stops", after_stops},
  {"interrupt", interrupt},
  {"failing allocations", failing_allocations}, {"failing open", failing_open},
  {"failing close", failing_close}, {"failing lists", failing_lists},
  {"memory back", memory_back}, {NULL, NULL},
};
