#if __has_include(<editline/readline.h>)
#include <stdio.h>
#include <editline/readline.h>
#else
#error "libedit is missing: install the package libedit-dev (apt-get install libedit-dev)"
#endif
