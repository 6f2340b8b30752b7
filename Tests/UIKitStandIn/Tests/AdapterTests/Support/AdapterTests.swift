import Testing

/// The stand-in has one clock: its tests run one after the other.
@Suite("The adapter over the stand-in", .serialized)
enum AdapterTests {}
