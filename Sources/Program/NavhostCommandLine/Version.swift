/// The version of navhost and its libraries.
package enum Version {
  package static let text = "0.2.0"
}
