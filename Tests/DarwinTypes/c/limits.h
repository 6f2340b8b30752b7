// What Clang's own header leaves to the system.
#define PATH_MAX 1024
#include_next <limits.h>
