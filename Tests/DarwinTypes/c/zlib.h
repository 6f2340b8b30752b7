// What Traces uses of zlib, declared after its manual (zlib.net/manual.html), for the type-check alone.
typedef struct z_stream_s {
  unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  char *msg;
  void *state;
  void *zalloc;
  void *zfree;
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} z_stream;
typedef z_stream *z_streamp;

#define ZLIB_VERSION "1.2"
#define Z_OK 0
#define Z_STREAM_END 1
#define Z_FINISH 4
#define Z_BEST_COMPRESSION 9
#define Z_DEFAULT_STRATEGY 0
#define Z_DEFLATED 8

int deflateInit2_(z_streamp, int level, int method, int windowBits, int memLevel, int strategy,
                  const char *version, int stream_size);
int deflateSetDictionary(z_streamp, const unsigned char *dictionary, unsigned int length);
unsigned long deflateBound(z_streamp, unsigned long length);
int deflate(z_streamp, int flush);
int deflateEnd(z_streamp);
int inflateInit2_(z_streamp, int windowBits, const char *version, int stream_size);
int inflateSetDictionary(z_streamp, const unsigned char *dictionary, unsigned int length);
int inflate(z_streamp, int flush);
int inflateEnd(z_streamp);
