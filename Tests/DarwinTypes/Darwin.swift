// Names of the system, as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Darwin

// What Swift adds to the C library.

public let S_IFMT: mode_t = 0o170000
public let S_IFIFO: mode_t = 0o010000
public let S_IFCHR: mode_t = 0o020000
public let S_IFDIR: mode_t = 0o040000
public let S_IFREG: mode_t = 0o100000
public let S_IFLNK: mode_t = 0o120000
public let S_IFSOCK: mode_t = 0o140000

public var errno: Int32 {
  get { 0 }
  set {}
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }

public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var SIG_IGN: (@convention(c) (Int32) -> Void)? { nil }
public var stdout: UnsafeMutablePointer<FILE>! { nil }
public var stderr: UnsafeMutablePointer<FILE>! { nil }
