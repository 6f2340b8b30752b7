// swift-tools-version: 6.2
import PackageDescription

/// The name that SwiftPM gives to navhost's own package: its folder's. The benchmarks are compiled
/// under it, for they also measure parts that no embedder sees.
let navhost = Context.packageDirectory.split(separator: "/").dropLast().last.map { folder in
  String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
}

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "navhost", path: "..")],
  targets: [
    .systemLibrary(
      name: "CFloorLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(name: "CFloor", dependencies: ["CFloorLua"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor", "CFloorLua",
        .product(name: "PluginHost", package: "navhost"),
        .product(name: "Scripting", package: "navhost"),
        .product(name: "Navigation", package: "navhost"),
        .product(name: "Lua", package: "navhost"),
        .product(name: "Rendering", package: "navhost"),
      ],
      swiftSettings: [.unsafeFlags(["-package-name", navhost ?? "navhost"])]),
  ]
)
