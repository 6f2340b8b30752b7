// There are no processes: what would run in one of its own cannot be made here.
#ifndef CLUA_TEST_WAIT_H
#define CLUA_TEST_WAIT_H

#include <unistd.h>

static inline int pipe(int ends[2]) { return (void)ends, -1; }
static inline pid_t fork(void) { return -1; }
static inline unsigned alarm(unsigned seconds) { return (void)seconds, 0; }
static inline pid_t waitpid(pid_t child, int *status, int options) { return (void)child, (void)status, (void)options, -1; }

#endif
