// Functions that Lua's library names and wasi-libc does not have: here they always fail.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

int system(const char *command) {
  errno = ENOTSUP;
  return command == NULL ? 0 : -1;
}

FILE *tmpfile(void) {
  errno = ENOTSUP;
  return NULL;
}
