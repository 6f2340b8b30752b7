package import NavhostNavigation

/// What the app says to who waits for it.
package enum HandlerAnswer {
  case reply(Reply)
  /// The answer comes later.
  case later
}
