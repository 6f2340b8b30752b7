// What the tests want of a system that has threads, processes and timers, and a program in WebAssembly has not.
#ifndef CLUA_TEST_SYSTEM_H
#define CLUA_TEST_SYSTEM_H

#include <pthread.h>
#include <stdio.h>

static inline FILE *popen(const char *command, const char *mode) { return (void)command, (void)mode, NULL; }
static inline int pclose(FILE *file) { return (void)file, -1; }
static inline int malloc_trim(size_t kept) { return (void)kept, 0; }

// A thread is a call: all have the one stack.
static inline int pthread_attr_init(pthread_attr_t *attributes) { return (void)attributes, 0; }
static inline int pthread_join(pthread_t thread, void **result) { return (void)thread, (void)result, 0; }

static inline int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
  return (void)attributes, (void)size, 0;
}

static inline int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  (void)attributes;
  *thread = 0;
  body(argument);
  return 0;
}

#endif
