// swift-tools-version: 6.2
import PackageDescription

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
        .product(name: "Navigation", package: "navhost"),
        .product(name: "Lua", package: "navhost"),
        .product(name: "Rendering", package: "navhost"),
      ]),
  ]
)
