// The deadline behind the units.
#include <time.h>
#include <unistd.h>

#include "../../Sources/Core/CNavhostLua/internal.h"
#include "harness.h"

static const int64_t plenty = 1000000000000;

// Each has units to spare; none may take longer than its deadline and a step.
static int32_t ends(const char *source) {
  clua_state *state = open_state((options){.units = plenty, .seconds = 0.1});
  int64_t before = clua_thread_time();
  int32_t status = run_source(state, source);
  double taken = (double)(clua_thread_time() - before) / 1e9;
  check_at(__FILE__, __LINE__, status == CLUA_ERROR_SECONDS, source, fault(state));
#ifndef __SANITIZE_ADDRESS__  // where time counts that others take
  check_at(__FILE__, __LINE__, taken < 0.4, source, "");
#endif
  (void)taken;
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
  return status;
}

static void long_instructions(void) {
  ends("while true do end");
  ends("local z = ('\\0'):rep(1 << 20) local y = z .. 'a' z = z .. 'b' while true do local x = z < y end");
  ends("local s = (' '):rep(3 << 20) .. '1' while true do for i = 1, s do end end");
  ends("local a, b, x = 1.7e308, 3e-308, 0 while true do x = a % b end");
  ends("local t = type for i = 1, 3000 do t = setmetatable({}, {__call = t}) end while true do t() end");
  ends("while true do pcall(string.rep, 'x', 100) end");
  ends("coroutine.wrap(function() while true do pcall(error) end end)()");
  ends("local t = {} for i = 1, 200000 do t[i] = i end for i = 1, 200000 do t[i] = nil end"
       " while true do next(t) end");
}

static void compiling(void) {
  clua_state *state = open_state((options){.units = plenty, .seconds = 0.05});
  char *source = malloc(65536), *at = stpcpy(source, "local ");
  for (int i = 0; i < 190; i++) at += sprintf(at, "%sv%d", i > 0 ? "," : "", i);
  for (int i = 0; i < 90; i++) at = stpcpy(at, " function x()");
  while (at < source + 60000) at = stpcpy(at, " x,x=v1,v2");
  int32_t ref;
  clua_set_seconds(state, 0.005, 0.005, 0);
  check(clua_load(state, source, strlen(source), "@names.lua", &ref) != CLUA_OK);
  check_text(fault(state), "used up its 0.005 s");
  free(source);
  check(run_source(state, "return 1") == CLUA_OK);
  clua_close(state);
}

static void burn(double seconds) {
  for (int64_t end = clua_thread_time() + (int64_t)(seconds * 1e9); clua_thread_time() < end;) {
  }
}

static void paused(void) {
  clua_timer timer = {.limit = 50000000};
  clua_timer_begin(&timer);
  clua_timer_end(&timer);
  burn(0.1);
  clua_timer_begin(&timer);
  check(!clua_timer_is_over(&timer));
  burn(0.1);
  check(clua_timer_is_over(&timer));
}

// Time that passes while the thread does not run is no work of the script's.
static void waiting(void) {
  clua_timer timer = {.limit = 100000000};
  clua_timer_begin(&timer);
  burn(0.002);
  check(!clua_timer_is_over(&timer));
  usleep(300000);
  check(!clua_timer_is_over(&timer));
  clua_timer_end(&timer);
  check(timer.used < 90000000);
}

// Each of many spans has to wait: on a busy machine the spans of a script that awaits look so.
static void waiting_often(void) {
  clua_timer timer = {.limit = 20000000};
  int64_t before = clua_thread_time();
  for (int i = 0; i < 60; i++) {
    clua_timer_begin(&timer);
    check(!clua_timer_is_over(&timer));
    usleep(6000);
    check(!clua_timer_is_over(&timer));
    clua_timer_end(&timer);
  }
  check(timer.used > 0 && timer.used <= clua_thread_time() - before);
}

// What passes unasked is counted for all spans together; then each is measured from its begin.
static void unasked(void) {
  clua_timer timer = {.limit = 1000000000, .unasked = 5000000};
  int64_t before = clua_thread_time();
  for (int i = 0; i < 100; i++) {
    clua_timer_begin(&timer);
    burn(0.0005);
    clua_timer_end(&timer);
  }
  int64_t taken = clua_thread_time() - before;
  check(timer.unasked == 0 && timer.used <= taken && timer.used > taken / 2);
}

// Spans that are too short for the cheap clock count as well.
static void short_spans(void) {
  clua_timer timer = {.limit = 1000000000};
  for (int i = 0; i < 200; i++) {
    clua_timer_begin(&timer);
    burn(0.0002);
    clua_timer_end(&timer);
  }
  check(timer.used >= 40000000);
}

static void remainders(void) {
  clua_state *state = open_state((options){.units = plenty, .seconds = 20});
  check(run_source(state, "for i = 1, 2e6 do end") == CLUA_OK);
  check(clua_seconds_left(state) < 20 && clua_seconds_left(state) > 0);
  clua_set_seconds(state, 0, 0, 0);
  check(clua_seconds_left(state) == 0);
  check(run_source(state, "for i = 1, 1e5 do end") == CLUA_OK);
  clua_close(state);
}

const test_case deadline_cases[] = {
  {"long instructions", long_instructions}, {"compiling", compiling}, {"paused", paused},
  {"remainders", remainders}, {"short spans", short_spans},
  {"waiting", waiting}, {"waiting often", waiting_often}, {"unasked", unasked},
  {NULL, NULL},
};
