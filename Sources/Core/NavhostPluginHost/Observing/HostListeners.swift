internal import NavhostNavigation

/// Who listens to a host, besides the app.
struct HostListeners {
  let events = Observers<(Event) -> Void>()
  let logs = Observers<(LogLine) -> Void>()
  let reports = Observers<(String) -> Void>()
  let warnings = Observers<(PluginWarning) -> Void>()
  let shadowDifferences = Observers<(ShadowDifference) -> Void>()
  let loadFailures = Observers<(PluginError) -> Void>()
  let failures = Observers<(LuaFailure) -> Void>()
}
