// For a compiler without libFuzzer: files as they are, then with bytes changed, cut out and doubled.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8192 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static size_t mutate(uint8_t *data, size_t size) {
  size_t at = (size_t)rand() % size, length = 1 + (size_t)rand() % (size - at);
  switch (rand() % 3) {
    case 0: data[at] = (uint8_t)rand(); return size;
    case 1: memmove(data + at, data + at + length, size - at - length); return size - length;
    default:
      if (size + length > MOST) return size;
      memmove(data + at + length, data + at, size - at);
      return size + length;
  }
}

static int mutate_files(long rounds, char **names, int count) {
  static uint8_t data[MOST];
  srand(1);
  for (long round = 0; count > 0 && round < rounds; round++) {
    FILE *file = fopen(names[round % count], "rb");
    if (file == NULL) return 1;
    size_t size = fread(data, 1, MOST, file);
    fclose(file);
    for (long i = 0; i < round / count && size > 1; i++) size = mutate(data, size);
    LLVMFuzzerTestOneInput(data, size);
  }
  printf("%ld rounds\n", rounds);
  return 0;
}
