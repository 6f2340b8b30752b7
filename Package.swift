// swift-tools-version: 6.2
import PackageDescription

/// Where `bash scripts/dev/lua-source.sh` puts Lua's C sources. A Mac has no Lua of its own.
#if os(macOS)
  let usualLua: String? = ".build/lua/lua-5.4.4"
#else
  let usualLua: String? = nil
#endif
/// The folder of Lua's C sources that the package is built with; nil: the system's library.
/// NAVHOST_LUA names another one, relative to the package or absolute, or says `system`.
let luaSource = (Context.environment["NAVHOST_LUA"].flatMap { $0.isEmpty ? nil : $0 } ?? usualLua)
  .flatMap { $0 == "system" ? nil : $0 }
  .map { $0.hasPrefix("/") ? $0 : Context.packageDirectory + "/" + $0 }
let luaFiles = [
  "lzio", "lctype", "lopcodes", "lmem", "lundump", "ldump", "lstate", "lgc", "llex", "lcode",
  "lparser", "ldebug", "lfunc", "lobject", "ltm", "lstring", "ltable", "ldo", "lvm", "lapi",
  "lauxlib", "lbaselib", "lcorolib", "ldblib", "liolib", "lmathlib", "loadlib", "loslib", "lstrlib",
  "ltablib", "lutf8lib", "linit",
]
/// Where Lua's headers are, for those who include them.
let luaHeaders: [CSetting] =
  luaSource.map { folder in
    ["lua", "lauxlib", "lualib"].map {
      .define("NAVHOST_LUA_HEADER_\($0)", to: "\"\(folder)/\($0).h\"")
    }
  } ?? []
let luaTarget: Target =
  luaSource.map { folder in
    let files = luaFiles.map { ($0, $0 + ".c") } + [("lprefix", "lprefix.h")]
    return .target(
      name: "CLuaSystem", path: "Sources/CLuaSource",
      cSettings: luaHeaders
        + files.map { .define("NAVHOST_LUA_\($0.0)", to: "\"\(folder)/\($0.1)\"") } + [
          .define("LUA_COMPAT_5_3"),
          .define("LUA_USE_POSIX", .when(platforms: [.linux])),
          .define("LUA_USE_MACOSX", .when(platforms: [.macOS])),
          .define("LUA_USE_IOS", .when(platforms: [.iOS, .tvOS, .watchOS, .visionOS])),
        ])
  }
  ?? .systemLibrary(
    name: "CLuaSystem", pkgConfig: "lua5.4",
    providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])])

/// What only the program needs. An app that turns the trait off resolves none of it.
func programOnly(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Program"]))
}

/// What only `NavigationLogging` needs.
func loggingOnly(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Logging"]))
}

let package = Package(
  name: "navhost",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "FontTables", targets: ["FontTables"]),
    .library(name: "PluginHost", targets: ["PluginHost"]),
    .library(name: "Scripting", targets: ["Scripting"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "NavigationUIKit", targets: ["NavigationUIKit"]),
    .library(name: "NavigationLogging", targets: ["NavigationLogging"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "PolicyBundles", targets: ["PolicyBundles"]),
    .executable(name: "navhost", targets: ["navhost"]),
  ],
  traits: [
    .default(enabledTraits: ["Program", "Logging"]),
    .trait(name: "Program", description: "The program navhost, with its page for browsers."),
    .trait(name: "Logging", description: "NavigationLogging, for swift-log and swift-metrics."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    luaTarget,
    .target(name: "CLua", dependencies: ["CLuaSystem"]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "Lua", dependencies: ["CLua", "Support"]),
    .target(name: "Navigation"),
    .target(name: "FontTables", dependencies: ["Navigation"]),
    .target(name: "Platform"),
    .target(name: "Support", dependencies: ["Platform"]),
    .target(name: "Reference"),
    .target(name: "LuaSyntax"),
    .target(name: "Fidelity", dependencies: ["Support"]),
    .target(name: "PolicyBundles", dependencies: ["Support"]),
    .target(name: "PluginCheck", dependencies: ["LuaSyntax", "Reference", "Support"]),
    .target(name: "LanguageProtocol", dependencies: ["Platform", "Support"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "LanguageProtocol", "LuaSyntax", "PluginCheck", "PluginHost", "Reference", "Support",
        "Traces",
      ]),
    .target(
      name: "DebugAdapter",
      dependencies: [
        "LanguageProtocol", "Lua", "LuaSyntax", "Navigation", "PluginHost", "Reference",
        "Scripting", "Support",
      ]),
    .target(
      name: "PluginHost",
      dependencies: ["Lua", "LuaSyntax", "Navigation", "Support"]),
    .target(name: "Scripting", dependencies: ["PluginHost", "Lua", "Navigation", "Support"]),
    .target(
      name: "Exploration",
      dependencies: [
        "FontTables", "PluginHost", "PluginCheck", "Lua", "LuaSyntax", "Navigation", "Support",
      ]),
    .target(
      name: "Traces",
      dependencies: [
        "FontTables", "PluginHost", "Lua", "Navigation", "Platform", "Support", "CZlib",
      ]),
    .target(
      name: "Rendering", dependencies: ["FontTables", "Navigation", "Platform", "Support"]),
    .target(
      name: "NavigationUIKit", dependencies: ["PluginHost", "Navigation"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "NavigationLogging",
      dependencies: [
        "PluginHost", "Navigation", loggingOnly("Logging", "swift-log"),
        loggingOnly("Metrics", "swift-metrics"),
      ]),
    .target(
      name: "SpecRunner",
      dependencies: [
        "FontTables", "Scripting", "PluginHost", "Lua", "LuaSyntax", "Navigation", "Platform",
        "Support",
      ],
      resources: [.embedInCode("Lua")]),
    .target(
      name: "Preview",
      dependencies: [
        "Scripting", "Exploration", "Traces", "PluginHost", "Lua", "LuaSyntax", "FontTables",
        "Navigation", "Platform", "Rendering", "Support", programOnly("NIOCore", "swift-nio"),
        programOnly("NIOConcurrencyHelpers", "swift-nio"),
        programOnly("NIOPosix", "swift-nio"),
        programOnly("NIOHTTP1", "swift-nio"),
        programOnly("NIOWebSocket", "swift-nio"),
      ],
      resources: [.embedInCode("Page")]),
    .executableTarget(
      name: "navhost",
      dependencies: [
        "Scripting", "Exploration", "PluginHost", "Lua", "LuaSyntax", "Navigation", "Reference",
        "PluginCheck", "SpecRunner", "Rendering", "Traces", "Preview", "Support", "LanguageServer",
        "LanguageProtocol", "DebugAdapter", "Platform", "Fidelity", "PolicyBundles", "FontTables",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ],
      resources: [.embedInCode("Shipped")]),
    .testTarget(
      name: "SpecRunnerTests",
      dependencies: [
        "SpecRunner", "Scripting", "PluginHost", "Lua", "Support", "navhost", "ProgramSupport",
      ],
      exclude: ["Suites"]),
    .testTarget(
      name: "navhostTests",
      dependencies: [
        "navhost", "Scripting", "PluginHost", "Lua", "LuaSyntax", "Navigation", "Reference",
        "Rendering", "SpecRunner", "ProgramSupport",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ],
      exclude: ["Fuzz", "Transcripts"]),
    .testTarget(
      name: "NavigationLoggingTests",
      dependencies: [
        "NavigationLogging", "PluginHost", "Navigation", "ScriptFixture",
        loggingOnly("Logging", "swift-log"),
        loggingOnly("Metrics", "swift-metrics"),
        loggingOnly("MetricsTestKit", "swift-metrics"),
      ]),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["Navigation", "Exploration", "Support", "ProgramSupport"]),
    .testTarget(name: "FontTablesTests", dependencies: ["FontTables", "Navigation"]),
    .testTarget(name: "LuaTests", dependencies: ["Lua"]),
    .testTarget(
      name: "PluginHostTests",
      dependencies: [
        "Scripting", "PluginHost", "Lua", "Navigation", "Support", "navhost", "ScriptFixture",
        "ProgramSupport",
      ]),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "Scripting", "PluginHost", "Lua", "Navigation", "Reference", "Support", "ScriptFixture",
        "ProgramSupport",
      ]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Exploration", "Scripting", "PluginCheck", "PluginHost", "Lua", "Navigation", "Support",
        "ScriptFixture", "ProgramSupport", "navhost",
      ],
      exclude: ["Prove/enumerate.py"]),
    .testTarget(
      name: "TracesTests",
      dependencies: [
        "Traces", "Scripting", "PluginHost", "Lua", "Navigation", "Support", "ScriptFixture",
        "ProgramSupport", "navhost",
      ]),
    .testTarget(name: "ReferenceTests", dependencies: ["Reference"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "ProgramSupport"]),
    .testTarget(name: "SupportTests", dependencies: ["Support", "ProgramSupport"]),
    .testTarget(
      name: "PolicyBundlesTests",
      dependencies: ["PolicyBundles", "Support", "ProgramSupport", "navhost"]),
    .testTarget(
      name: "FidelityTests", dependencies: ["Fidelity", "Support", "ProgramSupport", "navhost"],
      exclude: ["Golden"]),
    .testTarget(name: "LuaSyntaxTests", dependencies: ["LuaSyntax"]),
    .testTarget(
      name: "PluginCheckTests",
      dependencies: ["PluginCheck", "LuaSyntax", "Reference", "Support", "ProgramSupport"]),
    .testTarget(
      name: "LanguageProtocolTests", dependencies: ["LanguageProtocol", "Platform", "Support"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "LanguageProtocol", "Support", "ProgramSupport", "navhost",
      ],
      exclude: ["Clients"]),
    .testTarget(
      name: "DebugAdapterTests",
      dependencies: [
        "DebugAdapter", "LanguageProtocol", "Lua", "PluginHost", "Scripting", "Support",
        "ProgramSupport", "navhost",
      ]),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "FontTables", "Navigation", "Platform", "ProgramSupport"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Scripting", "PluginHost", "Lua", "Navigation", "Support", "ProgramSupport",
        "navhost", "Rendering", programOnly("NIOCore", "swift-nio"),
      ],
      exclude: ["Browser"]),
    .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
    .target(
      name: "ScriptFixture",
      dependencies: [
        "Exploration", "FontTables", "Scripting", "PluginHost", "Lua", "ProgramSupport",
      ],
      path: "Tests/ScriptFixture"),
    .testTarget(name: "ScenarioTests", dependencies: ["ProgramSupport", "navhost"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ProgramSupport", "Scripting", "PluginHost", "Lua", "Navigation", "Traces", "navhost",
        "PolicyBundles",
      ]),
  ]
)

for target in package.targets {
  switch target.name {
  case "CLua":
    target.cSettings =
      luaHeaders + [
        // An app's compiler may warn of what ours does not: that must not stop its build.
        .treatAllWarnings(as: .error, .when(platforms: [.linux])), .enableWarning("all"),
        .enableWarning("extra"),
      ]
  case "CLuaSystem", "CZlib":
    break
  default:
    target.swiftSettings = [
      .treatAllWarnings(as: .error, .when(platforms: [.linux])),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
  }
}

// `swift package generate-documentation`, for those who want it: bash scripts/dev/deep.sh docc
if Context.environment["NAVHOST_DOCC"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// The stand-in for UIKit (Tests/UIKitStandIn) builds the adapter's files itself, over a module UIKit
// of its own.
if Context.environment["NAVHOST_UIKIT_STAND_IN"] != nil {
  package.targets.removeAll { $0.name == "NavigationUIKit" }
  package.products.removeAll { $0.name == "NavigationUIKit" }
  // What it plays is compared with what the program expects of UIKit.
  package.products.append(.library(name: "Fidelity", targets: ["Fidelity"]))
}

// The benchmarks also measure parts that no embedder sees, so they are built as part of this package.
if Context.environment["NAVHOST_BENCHMARKS"] != nil {
  package.targets += [
    .systemLibrary(
      name: "CFloorLua", path: "Benchmarks/Sources/CFloorLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"])]),
    .target(name: "CFloor", dependencies: ["CFloorLua"], path: "Benchmarks/Sources/CFloor"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor", "CFloorLua", "PluginHost", "Scripting", "Navigation", "Lua", "Rendering",
      ],
      path: "Benchmarks/Sources/Benchmarks"),
  ]
}
