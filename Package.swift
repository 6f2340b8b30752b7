// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "navhost",
  products: [
    .library(name: "Lua", targets: ["Lua"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "PluginHost", targets: ["PluginHost"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .executable(name: "navhost", targets: ["navhost"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLuaSystem", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(name: "CLua", dependencies: ["CLuaSystem"]),
    .target(name: "Lua", dependencies: ["CLua"]),
    .target(name: "Navigation"),
    .target(name: "Files"),
    .target(name: "Chance"),
    .target(name: "Spelling"),
    .target(name: "Escapes"),
    .target(name: "Reference"),
    .target(name: "PluginCheck", dependencies: ["Reference", "Files", "Spelling", "Escapes"]),
    .target(
      name: "PluginHost",
      dependencies: ["Lua", "Navigation", "Files", "Chance", "Spelling", "Escapes"]),
    .target(name: "Rendering", dependencies: ["Navigation"]),
    .target(
      name: "SpecRunner", dependencies: ["PluginHost", "Lua", "Files", "Chance", "Escapes"],
      resources: [.embedInCode("Lua")]),
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .executableTarget(
      name: "navhost",
      dependencies: [
        "PluginHost", "Lua", "Navigation", "Reference", "PluginCheck", "SpecRunner", "Rendering",
        "Files", "Spelling", "Escapes", "CEditline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Shipped")]),
    .testTarget(
      name: "SpecRunnerTests",
      dependencies: ["SpecRunner", "PluginHost", "Lua", "navhost", "ProgramSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "navhostTests",
      dependencies: [
        "navhost", "PluginHost", "Lua", "Navigation", "Reference", "ProgramSupport",
      ],
      exclude: ["Fuzz", "Transcripts"]),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation", "Chance"]),
    .testTarget(name: "LuaTests", dependencies: ["Lua"]),
    .testTarget(
      name: "PluginHostTests",
      dependencies: [
        "PluginHost", "Lua", "Navigation", "Reference", "Chance", "navhost", "ProgramSupport",
      ],
      exclude: ["Hostile"]),
    .testTarget(name: "ReferenceTests", dependencies: ["Reference"]),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"]),
    .testTarget(
      name: "PluginCheckTests",
      dependencies: ["PluginCheck", "Reference", "Escapes", "ProgramSupport"]),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "Navigation", "ProgramSupport"],
      exclude: ["Pictures"]),
    .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
    .testTarget(name: "ScenarioTests", dependencies: ["ProgramSupport", "navhost"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ProgramSupport", "PluginHost", "Lua", "Navigation", "navhost"]),
  ]
)

for target in package.targets {
  switch target.name {
  case "CLua":
    target.cSettings = [
      .treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra"),
    ]
  case "CLuaSystem", "CEditline":
    break
  default:
    target.swiftSettings = [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
  }
}
