#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib is missing: install the package zlib1g-dev (apt-get install zlib1g-dev)"
#endif
