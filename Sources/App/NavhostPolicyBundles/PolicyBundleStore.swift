internal import NavhostSupport

/// The bundles that an app has taken: the newest, and the one before it, in case the newest is no longer
/// what was signed.
///
///     let store = PolicyBundleStore(folder: support + "/policies", verifier: verifier)
///     do { try store.install(download, for: installation) } catch { log(error.message) }
///     let results = try host.loadAll(in: store.current()?.folder ?? bundled)
public struct PolicyBundleStore: Sendable {
  /// The result of `install`.
  public enum InstallResult: Equatable, Sendable {
    /// The bundle is installed, and the newest.
    case installed
    /// This bundle is already installed.
    case alreadyInstalled
    /// This installation is not in the rollout.
    case notInRollout
  }

  /// Where the bundles are, each in a folder that is called by its number. It is the store's alone.
  public let folder: String
  private let verifier: PolicyBundleVerifier

  /// The folder is made with the first bundle; the one around it has to be there.
  public init(folder: String, verifier: PolicyBundleVerifier) {
    (self.folder, self.verifier) = (folder, verifier)
  }

  /// The last good one: the newest that is what was signed, checked now; nil where there is none. Load the
  /// policies of the app's own bundle then.
  ///
  /// - Parameter onRefusal: is told why a newer one is passed over.
  public func current(onRefusal: (PolicyBundleError) -> Void = { _ in }) -> PolicyBundle? {
    for number in numbers.reversed() {
      do {
        return try bundle(number)
      } catch {
        onRefusal(error)
      }
    }
    return nil
  }

  /// Checks a folder, and copies what was checked. Whatever is wrong, the last good one stays.
  ///
  /// - Parameters:
  ///   - download: the folder; it may go afterwards.
  ///   - installation: as of `PolicyBundle.isInRollout(for:)`.
  /// - Throws: `PolicyBundleError`.
  @discardableResult
  public func install(
    _ download: String, for installation: String
  ) throws(PolicyBundleError) -> InstallResult {
    let bundle = try PolicyBundle(
      folder: download, verifier: verifier, oldest: numbers.last ?? 1)
    guard bundle.isInRollout(for: installation) else { return .notInRollout }
    if (try? self.bundle(bundle.number)) != nil { return .alreadyInstalled }
    let former = current()?.number
    do {
      try put(bundle)
    } catch {
      throw PolicyBundleError(.unreadable, error.path, error.reason)
    }
    for number in numbers where number != bundle.number && number != former {
      remove(place(number))
    }
    return .installed
  }

  /// What is there, good or not, the oldest first.
  private var numbers: [Int] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.compactMap { Int($0) }.filter { $0 > 0 }.sorted()
  }

  private func place(_ number: Int) -> String { Files.join(folder, "\(number)") }

  private func bundle(_ number: Int) throws(PolicyBundleError) -> PolicyBundle {
    let bundle = try PolicyBundle(folder: place(number), verifier: verifier)
    guard bundle.number == number else {
      throw PolicyBundleError(.older, bundle.folder, "is number \(bundle.number)")
    }
    return bundle
  }

  // MARK: Copying

  /// It comes to its place at once, whole: nobody sees half of it.
  private func put(_ bundle: PolicyBundle) throws(FileError) {
    let new = Files.join(folder, "new")
    if Files.kind(folder) == .missing { try Files.makeFolder(folder) }
    remove(new)
    try Files.makeFolder(new)
    for (path, bytes) in bundle.contents { try write(bytes, path.text, in: new) }
    try write(bundle.manifest, BundleManifest.name, in: new)
    try write(bundle.signature, BundleManifest.signature, in: new)
    remove(place(bundle.number))
    try Files.move(new, to: place(bundle.number))
  }

  private func write(
    _ bytes: [UInt8], _ path: String, in folder: String
  ) throws(FileError) {
    var place = folder
    let parts = path.pieces(between: UInt8(ascii: "/"))
    for part in parts.dropLast() {
      place = Files.join(place, part)
      if Files.kind(place) == .missing { try Files.makeFolder(place) }
    }
    try Files.write(bytes, to: Files.join(place, parts[parts.count - 1]), isNew: true)
  }

  private func remove(_ path: String) {
    if !Files.isLink(path), Files.kind(path) == .folder {
      for name in (try? Files.names(in: path)) ?? [] { remove(Files.join(path, name)) }
    }
    Files.remove(path)
  }
}
