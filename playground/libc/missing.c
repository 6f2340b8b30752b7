// Functions that Lua's library and Swift's name and wasi-libc does not have.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

// MARK: There is no system that could do these

int system(const char *command) {
  errno = ENOTSUP;
  return command == NULL ? 0 : -1;
}

FILE *tmpfile(void) {
  errno = ENOTSUP;
  return NULL;
}

// MARK: Numbers read by Swift

// Where the number ends. There is no other locale than C's.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end = NULL;
  *number = strtod(text, &end);
  return end;
}

// MARK: What Swift's functions with buffers check

size_t __stack_chk_guard = 0x5A17C0DE;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
