internal import NavhostPlatform

/// A library that is opened while the program runs, so that the program starts without it.
struct DynamicLibrary {
  private let library: SharedLibrary

  /// - Parameters:
  ///   - name: as it is called before the version of its interface: `libcairo`.
  ///   - package: Debian's.
  /// - Throws: `RasterError` that names the package to install.
  init(_ name: String, version: Int, package: String) throws(RasterError) {
    do throws(SharedLibrary.Problem) {
      library = try SharedLibrary(name, version: version)
    } catch {
      let trouble =
        switch error {
        case .missing: "is not installed"
        case .unusable(let reason): "cannot be opened (\(reason))"
        }
      let file = SharedLibrary.file(name, version)
      throw .missing("\(file), which \(trouble)", package: package)
    }
  }

  /// The C function of that name, which must have the type `Function`.
  func function<Function>(_ symbol: String, _: Function.Type) throws(RasterError) -> Function {
    guard let address = library.address(of: symbol) else {
      throw RasterError(.missing, "\(library.file) has no \(symbol): it is too old")
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
