#include <malloc.h>
#include <stddef.h>

// Bytes that malloc has given out and that were not given back.
static inline size_t bytes_in_use(void) { return mallinfo2().uordblks; }
