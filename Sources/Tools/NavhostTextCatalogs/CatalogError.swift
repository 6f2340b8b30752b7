/// Why a catalog cannot be read or written, with its file and line.
package struct CatalogError: Error, Equatable {
  package var message: String

  init(_ message: String) {
    self.message = message
  }
}
