import NavhostPolicyBundles

/// Takes a bundle that the app has downloaded and unpacked; whatever is wrong with it, the last good one
/// stays. The result is the folder to load.
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
