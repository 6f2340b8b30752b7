import Foundation

/// `NAVHOST_RECORD=1` writes what the program prints over what was expected. A test that records
/// fails, so that nobody takes a recording for a proof.
public enum Recording {
  public static let isOn = ProcessInfo.processInfo.environment["NAVHOST_RECORD"] == "1"
}
