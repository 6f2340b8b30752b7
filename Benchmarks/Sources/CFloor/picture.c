// The floor of a picture: its bytes put down, and librsvg and Cairo with nothing around them.
#include <dlfcn.h>
#include <string.h>

#include "floor.h"

typedef struct viewport {
  double x, y, width, height;
} viewport;

typedef int write_function(void *, const unsigned char *, unsigned);

// The libraries are opened as the renderer opens them: no headers of theirs are needed.
static struct {
  void *(*handle)(const char *, size_t, void *);
  int (*render)(void *, void *, const viewport *, void *);
  void (*drop_object)(void *);
  void *(*surface)(int, int, int);
  void *(*context)(void *);
  void (*drop_context)(void *);
  void (*drop_surface)(void *);
  int (*png)(void *, write_function *, void *);
} calls;

static bool find(void **function, const char *library, const char *name) {
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  *function = opened ? dlsym(opened, name) : NULL;
  return *function;
}

bool floor_picture_open(void) {
  const char *rsvg = "librsvg-2.so.2", *cairo = "libcairo.so.2";
  return find((void **)&calls.handle, rsvg, "rsvg_handle_new_from_data") &&
         find((void **)&calls.render, rsvg, "rsvg_handle_render_document") &&
         find((void **)&calls.drop_object, "libgobject-2.0.so.0", "g_object_unref") &&
         find((void **)&calls.surface, cairo, "cairo_image_surface_create") &&
         find((void **)&calls.context, cairo, "cairo_create") &&
         find((void **)&calls.drop_context, cairo, "cairo_destroy") &&
         find((void **)&calls.drop_surface, cairo, "cairo_surface_destroy") &&
         find((void **)&calls.png, cairo, "cairo_surface_write_to_png_stream");
}

static int count_bytes(void *total, const unsigned char *bytes, unsigned length) {
  (void)bytes;
  *(size_t *)total += length;
  return 0;
}

size_t floor_png(const char *svg, size_t length, double width, double height) {
  size_t total = 0;
  viewport area = {0, 0, width, height};
  void *surface = calls.surface(0, (int)width, (int)height);
  void *context = calls.context(surface);
  void *handle = calls.handle(svg, length, NULL);
  if (handle && calls.render(handle, context, &area, NULL)) {
    calls.png(surface, count_bytes, &total);
  }
  if (handle) calls.drop_object(handle);
  calls.drop_context(context);
  calls.drop_surface(surface);
  return total;
}

size_t floor_write(const char *text, size_t length, char *target) {
  size_t written = 0;
  for (size_t start = 0; start < length;) {
    const char *end = memchr(text + start, '\n', length - start);
    size_t line = end ? (size_t)(end - text) - start + 1 : length - start;
    memcpy(target + written, text + start, line);
    written += line;
    start += line;
  }
  return written;
}
