#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A library that is opened while the program runs, so that the program starts without it.
struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// - Parameters:
  ///   - name: as it is called before the version of its interface: `libcairo`.
  ///   - package: Debian's.
  /// - Throws: `RasterError` that names the package to install.
  init(_ name: String, version: Int, package: String) throws(RasterError) {
    let name = Self.file(name, version)
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .missing("\(name), which \(Self.trouble(name))", package: package)
    }
    self.handle = handle
    self.name = name
  }

  private static func file(_ name: String, _ version: Int) -> String {
    #if canImport(Darwin)
      "\(name).\(version).dylib"
    #else
      "\(name).so.\(version)"
    #endif
  }

  /// Why it was not opened: it is not there, or there and of no use.
  private static func trouble(_ name: String) -> String {
    let reason = dlerror().map { String(cString: $0) } ?? ""
    let absent = "\(name): cannot open shared object file: No such file or directory"
    return reason == absent ? "is not installed" : "cannot be opened (\(reason))"
  }

  /// The C function of that name, which must have the type `Function`.
  func function<Function>(_ symbol: String, _: Function.Type) throws(RasterError) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw RasterError(.missing, "\(name) has no \(symbol): it is too old")
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
