// The little that the package uses of what Darwin's loader tells. Nothing here is ever run.
#include <stdint.h>

int _NSGetExecutablePath(char *_Nullable path, uint32_t *_Nonnull size);
