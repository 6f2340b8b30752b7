import NavhostPolicyBundles

/// Installs a bundle that the app has downloaded and unpacked. If it is refused, the last good one stays.
/// Returns the folder to load.
func policies(
  download: String?, installation: String, store: PolicyBundleStore, bundled: String,
  log: (String) -> Void
) -> String {
  if let download {
    do {
      try store.install(download, for: installation)
    } catch {
      log(error.message)
    }
  }
  return store.current { log($0.message) }?.folder ?? bundled
}
