// One thread, which holds every lock: what CLua uses of pthread.h, which wasi-libc does not have.
#ifndef PLAYGROUND_PTHREAD_H
#define PLAYGROUND_PTHREAD_H

#include <stddef.h>

typedef int pthread_t, pthread_mutex_t, pthread_once_t;
typedef struct pthread_attr_t { size_t stack; } pthread_attr_t;

#define PTHREAD_MUTEX_INITIALIZER 0
#define PTHREAD_ONCE_INIT 0

static inline int pthread_mutex_lock(pthread_mutex_t *mutex) { return (void)mutex, 0; }
static inline int pthread_mutex_unlock(pthread_mutex_t *mutex) { return (void)mutex, 0; }

static inline int pthread_once(pthread_once_t *once, void (*body)(void)) {
  if (*once == 0) body();
  *once = 1;
  return 0;
}

static inline pthread_t pthread_self(void) { return 0; }

// The linker knows where the stack is.
extern char __stack_low[], __stack_high[];

static inline int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes) {
  (void)thread;
  attributes->stack = (size_t)(__stack_high - __stack_low);
  return 0;
}

static inline int pthread_attr_getstack(
  const pthread_attr_t *attributes, void **lowest, size_t *size) {
  *lowest = __stack_low;
  *size = attributes->stack;
  return 0;
}

static inline int pthread_attr_destroy(pthread_attr_t *attributes) { return (void)attributes, 0; }

#endif
