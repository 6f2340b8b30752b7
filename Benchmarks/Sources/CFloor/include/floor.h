// What the measured operations would cost in C with nothing around them: the floors.
#ifndef FLOOR_H
#define FLOOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A hook called by the bare C API: the count hook is armed, two userdata go in, the hook reads a
// field of each through a C `__index`, two results come out and the string is copied.
typedef struct floor_hook floor_hook;
floor_hook *floor_hook_open(const char *source);
bool floor_hook_call(floor_hook *hook);  // true where the hook vetoed with a reason
void floor_hook_close(floor_hook *hook);

// Opens a bare state with the libraries of a plugin, runs the source, closes it.
bool floor_load(const char *source, size_t length);

// A pan of `count` touches, decoded from 24 bytes each and tracked: translation, velocity, progress.
enum { FLOOR_TOUCH_SIZE = 24 };
void floor_make_touches(uint8_t *bytes, int count);
double floor_pan(const uint8_t *bytes, int count);

// Opens librsvg and Cairo; false where they are not installed.
bool floor_picture_open(void);
// Draws an SVG and packs it as a PNG file; the result is the file's length, 0 where it failed.
size_t floor_png(const char *svg, size_t length, double width, double height);
// Puts a text into `target`, line by line.
size_t floor_write(const char *text, size_t length, char *target);

// Allocations of this thread so far, by malloc, calloc, realloc and their like.
uint64_t floor_allocations(void);
// Bytes that malloc has given and not got back.
size_t floor_bytes_in_use(void);

#endif
