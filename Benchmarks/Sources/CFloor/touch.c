// The floor of a pan.
#include <string.h>

#include "floor.h"

enum { SAMPLES = 32 };

typedef struct touch {
  uint32_t phase, finger;
  float x, y;
  double time;
} touch;

_Static_assert(sizeof(touch) == FLOOR_TOUCH_SIZE, "a touch is what the benchmark says");

typedef struct pan {
  double start, x, progress, velocity;
  double times[SAMPLES], places[SAMPLES];
  int count, first;
} pan;

static void track(pan *pan, const touch *touch) {
  int last = pan->count++ % SAMPLES;
  pan->times[last] = touch->time;
  pan->places[last] = touch->x;
  while (pan->first + 2 < pan->count &&
         pan->times[(pan->first + 1) % SAMPLES] <= touch->time - 0.1) {
    pan->first++;
  }
  double span = touch->time - pan->times[pan->first % SAMPLES];
  if (span > 0) pan->velocity = (touch->x - pan->places[pan->first % SAMPLES]) / span;
  double share = (touch->x - pan->start) / 390;
  pan->progress = share < 0 ? 0 : share > 1 ? 1 : share;
}

void floor_make_touches(uint8_t *bytes, int count) {
  for (int i = 0; i < count; i++) {
    touch touch = {
      .phase = i == 0 ? 0 : i == count - 1 ? 2 : 1, .finger = 1, .x = 5 + (float)i, .y = 400,
      .time = i / 120.0,
    };
    memcpy(bytes + i * FLOOR_TOUCH_SIZE, &touch, sizeof touch);
  }
}

double floor_pan(const uint8_t *bytes, int count) {
  pan pan = {0};
  // As far as the compiler knows these are other touches each time: it may not do them once for all.
  __asm__ volatile("" : : "r"(bytes) : "memory");
  for (int i = 0; i < count; i++) {
    touch touch;
    memcpy(&touch, bytes + i * FLOOR_TOUCH_SIZE, sizeof touch);
    if (touch.phase == 0) pan.start = touch.x;
    track(&pan, &touch);
  }
  return pan.progress + 0.3 * pan.velocity;
}
