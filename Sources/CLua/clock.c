// The deadline: how much CPU time calls may take. The monotonic clock is asked first, because that is
// cheap; the time of the thread counts, because a busy machine is no fault of the script.
#include <time.h>

#include "internal.h"

// A shorter span has no need of the thread's time, which takes a system call to ask for.
enum { SHORT_SPAN = 1000 * 1000, LONGEST_STEP = 50 * 1000 * 1000 };

static int64_t read_clock(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// The clock that is cheapest to ask: it tells a few milliseconds late, and limits are much longer.
#if defined(CLOCK_MONOTONIC_COARSE)
#define CHEAP_CLOCK CLOCK_MONOTONIC_COARSE
#elif defined(CLOCK_MONOTONIC_RAW_APPROX)
#define CHEAP_CLOCK CLOCK_MONOTONIC_RAW_APPROX
#else
#define CHEAP_CLOCK CLOCK_MONOTONIC
#endif

int64_t clua_now(void) { return read_clock(CHEAP_CLOCK); }

// Where a machine does not tell the time of its one thread, time that passes counts.
#ifdef __wasm__
#define THREAD_CLOCK CLOCK_MONOTONIC
#else
#define THREAD_CLOCK CLOCK_THREAD_CPUTIME_ID
#endif

int64_t clua_thread_time(void) { return read_clock(THREAD_CLOCK); }

double clua_thread_seconds(void) { return (double)clua_thread_time() / 1e9; }

void clua_set_seconds(clua_state *state, double seconds, double granted) {
  double most = 1e9;
  clua_timer *timer = &state->timer;
  *timer = (clua_timer){.granted = granted};
  if (seconds > 0 && seconds < most) timer->limit = (int64_t)(seconds * 1e9) + 1;
}

double clua_seconds_left(const clua_state *state) {
  const clua_timer *timer = &state->timer;
  return timer->limit == 0 ? 0 : (double)(timer->limit - timer->used) / 1e9;
}

void clua_timer_begin(clua_timer *timer) {
  timer->begun = timer->limit == 0 ? 0 : clua_now();
  timer->cpu = 0;
}

// The CPU time of the span that runs. Where it went by unasked until now, at most one long step of
// it counts: the thread may have had to wait.
static int64_t span(clua_timer *timer) {
  int64_t passed = clua_now() - timer->begun;
  if (timer->cpu != 0) return timer->before + clua_thread_time() - timer->cpu;
  if (passed < SHORT_SPAN) return passed;
  timer->cpu = clua_thread_time();
  timer->before = passed < LONGEST_STEP ? passed : LONGEST_STEP;
  return timer->before;
}

void clua_timer_end(clua_timer *timer) {
  if (timer->begun != 0) timer->used += span(timer);
  timer->begun = 0;
}

bool clua_timer_is_over(clua_timer *timer) {
  if (timer->begun == 0) return false;
  int64_t passed = clua_now() - timer->begun;
  if (passed < SHORT_SPAN && timer->used < timer->limit) return false;
  if (timer->cpu != 0 && timer->used + passed < timer->limit) return false;
  return timer->used + span(timer) >= timer->limit;
}

void clua_pause(clua_state *state) { clua_timer_end(&state->timer); }

void clua_go_on(clua_state *state) { clua_timer_begin(&state->timer); }
