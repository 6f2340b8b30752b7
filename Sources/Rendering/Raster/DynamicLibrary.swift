@preconcurrency internal import Glibc

/// A library that is opened while the program runs, so that the program starts without it.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// - Throws: `RasterError` that names the package to install.
  init(_ name: String, package: String) throws(RasterError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw RasterError(
        .missing,
        "a PNG needs \(name), which is not installed: install the Debian package \(package) "
          + "(apt-get install \(package)), or write an .svg")
    }
    self.handle = handle
    self.name = name
  }

  /// The C function of that name, which must have the type `Function`.
  func function<Function>(_ symbol: String, _: Function.Type) throws(RasterError) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw RasterError(.missing, "\(name) has no \(symbol): it is too old")
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
