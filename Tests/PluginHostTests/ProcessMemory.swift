import Foundation

/// What this process holds, where the system tells.
enum ProcessMemory {
  /// Bytes that were resident at the height.
  static var peak: Int? { field("VmHWM:") }

  /// Bytes that are resident now.
  static var resident: Int? { field("VmRSS:") }

  private static func field(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first
    else { return nil }
    return kilobytes << 10
  }
}
