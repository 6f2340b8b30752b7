#include "../headers/Darwin/Darwin.h"
