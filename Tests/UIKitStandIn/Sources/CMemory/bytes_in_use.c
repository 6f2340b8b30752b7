#include "bytes_in_use.h"
