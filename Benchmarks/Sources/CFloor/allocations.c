// Counts allocations: these take the place of the C library's, and hand on to them.
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

#include "floor.h"

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations++;
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}

uint64_t floor_allocations(void) { return allocations; }

size_t floor_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
