// The deadline: how much CPU time calls may take, because a busy machine is no fault of the script. To ask for the
// thread's time takes a system call, longer than a short hook runs. So the first millisecond of a decision passes
// unasked, and counts as nothing; from then on each span is measured from its begin to its end, however short. What
// counts is never more than what was used.
#include <time.h>

#include "internal.h"

static int64_t read_clock(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// The clock that is cheapest to ask: it tells a few milliseconds late, never early, and limits are much longer.
#if defined(CLOCK_MONOTONIC_COARSE)
#define CHEAP_CLOCK CLOCK_MONOTONIC_COARSE
#elif defined(CLOCK_MONOTONIC_RAW_APPROX)
#define CHEAP_CLOCK CLOCK_MONOTONIC_RAW_APPROX
#else
#define CHEAP_CLOCK CLOCK_MONOTONIC
#endif

int64_t clua_now(void) { return read_clock(CHEAP_CLOCK); }

int64_t clua_thread_time(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

double clua_thread_seconds(void) { return (double)clua_thread_time() / 1e9; }

void clua_set_seconds(clua_state *state, double seconds, double granted, double unasked) {
  double most = 1e9;
  clua_timer *timer = &state->timer;
  *timer = (clua_timer){.granted = granted, .unasked = (int64_t)(unasked * 1e9)};
  if (seconds > 0 && seconds < most) timer->limit = (int64_t)(seconds * 1e9) + 1;
}

double clua_seconds_left(const clua_state *state) {
  const clua_timer *timer = &state->timer;
  return timer->limit == 0 ? 0 : (double)(timer->limit - timer->used) / 1e9;
}

double clua_seconds_unasked(const clua_state *state) { return (double)state->timer.unasked / 1e9; }

void clua_timer_begin(clua_timer *timer) {
  if (timer->limit == 0) return;
  timer->begun = read_clock(CLOCK_MONOTONIC);
  timer->cpu = timer->unasked > 0 ? 0 : clua_thread_time();
}

void clua_timer_end(clua_timer *timer) {
  if (timer->begun == 0) return;
  if (timer->cpu != 0) {
    timer->used += clua_thread_time() - timer->cpu;
  } else {
    timer->unasked -= read_clock(CLOCK_MONOTONIC) - timer->begun;
  }
  if (timer->unasked < 0) timer->unasked = 0;
  timer->begun = 0;
}

// No more CPU time than time has passed, so mostly the cheap clock is enough.
bool clua_timer_is_over(clua_timer *timer) {
  if (timer->begun == 0) return false;
  int64_t passed = clua_now() - timer->begun;
  if (timer->cpu == 0 && passed > timer->unasked) {
    timer->cpu = clua_thread_time();
    timer->unasked = 0;
  }
  if (timer->used + passed < timer->limit) return false;
  int64_t used = timer->cpu == 0 ? 0 : clua_thread_time() - timer->cpu;
  return timer->used + used >= timer->limit;
}

void clua_pause(clua_state *state) { clua_timer_end(&state->timer); }

void clua_go_on(clua_state *state) { clua_timer_begin(&state->timer); }
