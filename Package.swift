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
      name: "CNavhostLuaSystem", path: "Sources/Core/CNavhostLuaSource",
      cSettings: luaHeaders
        + files.map { .define("NAVHOST_LUA_\($0.0)", to: "\"\(folder)/\($0.1)\"") } + [
          .define("LUA_COMPAT_5_3"),
          .define("LUA_USE_POSIX", .when(platforms: [.linux])),
          .define("LUA_USE_MACOSX", .when(platforms: [.macOS])),
          .define("LUA_USE_IOS", .when(platforms: [.iOS, .tvOS, .watchOS, .visionOS])),
        ])
  }
  ?? .systemLibrary(
    name: "CNavhostLuaSystem", pkgConfig: "lua5.4",
    providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])])

/// What only the program needs. An app that turns the trait off resolves none of it.
func programOnly(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Program"]))
}

/// What only `NavhostLogging` needs.
func loggingOnly(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Logging"]))
}

/// The targets through which the tests walk most. If NAVHOST_OPTIMIZED_TESTS is set, they are optimized in a debug build,
/// too: compiling takes about as long, and the tests take less than half the time. A package that others depend on may not
/// have such flags.
let optimizedInTests =
  Context.environment["NAVHOST_OPTIMIZED_TESTS"] == nil
  ? []
  : [
    "NavhostExploration", "NavhostFidelity", "NavhostLua", "NavhostLuaSyntax", "NavhostNavigation",
    "NavhostPluginCheck", "NavhostPluginHost", "NavhostScripting", "NavhostSupport",
    "NavhostSymbolic", "NavhostTraces",
  ]

let package = Package(
  name: "navhost",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "NavhostNavigation", targets: ["NavhostNavigation"]),
    .library(name: "NavhostFontTables", targets: ["NavhostFontTables"]),
    .library(name: "NavhostPluginHost", targets: ["NavhostPluginHost"]),
    .library(name: "NavhostScripting", targets: ["NavhostScripting"]),
    .library(name: "NavhostRendering", targets: ["NavhostRendering"]),
    .library(name: "NavigationUIKit", targets: ["NavigationUIKit"]),
    .library(name: "NavhostLogging", targets: ["NavhostLogging"]),
    .library(name: "NavhostTraces", targets: ["NavhostTraces"]),
    .library(name: "NavhostPolicyBundles", targets: ["NavhostPolicyBundles"]),
    .executable(name: "navhost", targets: ["navhost"]),
    .executable(name: "navhost-preview", targets: ["navhost-preview"]),
    .executable(name: "navhost-lsp", targets: ["navhost-lsp"]),
    .executable(name: "navhost-debug", targets: ["navhost-debug"]),
    .executable(name: "navhost-trace", targets: ["navhost-trace"]),
    .executable(name: "navhost-app", targets: ["navhost-app"]),
  ],
  traits: [
    .default(enabledTraits: ["Program", "Logging"]),
    .trait(name: "Program", description: "The program navhost, and those that come with it."),
    .trait(name: "Logging", description: "NavhostLogging, for swift-log and swift-metrics."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    luaTarget,
    .target(name: "CNavhostLua", dependencies: ["CNavhostLuaSystem"]),
    .systemLibrary(name: "CNavhostZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "NavhostLua", dependencies: ["CNavhostLua", "NavhostSupport"]),
    .target(name: "NavhostNavigation", dependencies: ["NavhostSupport"]),
    .target(name: "NavhostFontTables", dependencies: ["NavhostNavigation"]),
    .target(name: "NavhostPlatform"),
    .target(name: "NavhostSupport", dependencies: ["NavhostPlatform"]),
    .target(name: "NavhostReference", exclude: ["API"]),
    .target(name: "NavhostLuaSyntax"),
    .target(name: "NavhostSymbolic", dependencies: ["NavhostLuaSyntax", "NavhostSupport"]),
    .target(name: "NavhostFidelity", dependencies: ["NavhostSupport"]),
    .target(name: "NavhostPolicyBundles", dependencies: ["NavhostSupport"]),
    .target(
      name: "NavhostPluginCheck",
      dependencies: ["NavhostLua", "NavhostLuaSyntax", "NavhostReference", "NavhostSupport"]),
    .target(name: "NavhostLanguageProtocol", dependencies: ["NavhostPlatform", "NavhostSupport"]),
    .target(
      name: "NavhostLanguageServer",
      dependencies: [
        "NavhostLanguageProtocol", "NavhostLuaSyntax", "NavhostPluginCheck", "NavhostPluginHost",
        "NavhostReference",
        "NavhostSupport", "NavhostTraces", "NavhostSymbolic",
      ]),
    .target(
      name: "NavhostDebugAdapter",
      dependencies: [
        "NavhostLanguageProtocol", "NavhostLua", "NavhostLuaSyntax", "NavhostNavigation",
        "NavhostPluginHost", "NavhostReference",
        "NavhostScripting", "NavhostSupport",
      ]),
    .target(
      name: "NavhostPluginHost",
      dependencies: ["NavhostLua", "NavhostLuaSyntax", "NavhostNavigation", "NavhostSupport"]),
    .target(
      name: "NavhostScripting",
      dependencies: ["NavhostPluginHost", "NavhostLua", "NavhostNavigation", "NavhostSupport"]),
    .target(
      name: "NavhostExploration",
      dependencies: [
        "NavhostFontTables", "NavhostPluginHost", "NavhostPluginCheck", "NavhostLua",
        "NavhostLuaSyntax",
        "NavhostNavigation", "NavhostSupport", "NavhostSymbolic",
      ]),
    .target(
      name: "NavhostTraces",
      dependencies: [
        "NavhostFontTables", "NavhostPluginHost", "NavhostLua", "NavhostNavigation",
        "NavhostPlatform", "NavhostSupport", "CNavhostZlib",
      ]),
    .target(
      name: "NavhostRendering",
      dependencies: ["NavhostFontTables", "NavhostNavigation", "NavhostPlatform", "NavhostSupport"]),
    .target(
      name: "NavigationUIKit", dependencies: ["NavhostPluginHost", "NavhostNavigation"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "NavhostLogging",
      dependencies: [
        "NavhostPluginHost", "NavhostNavigation", loggingOnly("Logging", "swift-log"),
        loggingOnly("Metrics", "swift-metrics"),
      ]),
    .target(name: "NavhostTextCatalogs", dependencies: ["NavhostPluginHost", "NavhostSupport"]),
    .target(
      name: "NavhostSpecRunner",
      dependencies: [
        "NavhostFontTables", "NavhostScripting", "NavhostPluginHost", "NavhostLua",
        "NavhostLuaSyntax", "NavhostNavigation", "NavhostPlatform",
        "NavhostSupport",
      ],
      exclude: ["Lua"]),
    .target(
      name: "NavhostPreview",
      dependencies: [
        "NavhostScripting", "NavhostExploration", "NavhostTraces", "NavhostPluginHost",
        "NavhostLua",
        "NavhostLuaSyntax", "NavhostFontTables", "NavhostTextCatalogs",
        "NavhostNavigation", "NavhostPlatform", "NavhostRendering", "NavhostSupport",
        programOnly("NIOCore", "swift-nio"),
        programOnly("NIOConcurrencyHelpers", "swift-nio"),
        programOnly("NIOPosix", "swift-nio"),
        programOnly("NIOHTTP1", "swift-nio"),
        programOnly("NIOWebSocket", "swift-nio"),
      ],
      exclude: ["Page"]),
    .target(
      name: "NavhostCommandLine",
      dependencies: [
        "NavhostLua", "NavhostNavigation", "NavhostPlatform", "NavhostPluginCheck",
        "NavhostPluginHost", "NavhostReference", "NavhostSupport",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .target(
      name: "NavhostScriptHost",
      dependencies: [
        "NavhostCommandLine", "NavhostExploration", "NavhostFontTables", "NavhostLua",
        "NavhostNavigation", "NavhostPluginHost", "NavhostReference", "NavhostRendering",
        "NavhostScripting", "NavhostSupport", "NavhostTextCatalogs",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost",
      dependencies: [
        "NavhostCommandLine", "NavhostExploration", "NavhostFontTables", "NavhostLua",
        "NavhostLuaSyntax", "NavhostNavigation", "NavhostPlatform", "NavhostPluginCheck",
        "NavhostPluginHost", "NavhostReference", "NavhostRendering", "NavhostScriptHost",
        "NavhostScripting", "NavhostSpecRunner", "NavhostSupport", "NavhostTextCatalogs",
        "NavhostTraces",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost-preview",
      dependencies: [
        "NavhostCommandLine", "NavhostLua", "NavhostPlatform", "NavhostPreview",
        "NavhostRendering", "NavhostScriptHost", "NavhostSupport", "NavhostTextCatalogs",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost-lsp",
      dependencies: [
        "NavhostCommandLine", "NavhostLanguageProtocol", "NavhostLanguageServer",
        "NavhostPlatform", "NavhostSupport",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost-debug",
      dependencies: [
        "NavhostCommandLine", "NavhostDebugAdapter", "NavhostFontTables",
        "NavhostLanguageProtocol", "NavhostPlatform", "NavhostPluginHost", "NavhostScriptHost",
        "NavhostScripting", "NavhostSupport",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost-trace",
      dependencies: [
        "NavhostCommandLine", "NavhostExploration", "NavhostFontTables", "NavhostLua",
        "NavhostNavigation", "NavhostPlatform", "NavhostPluginCheck", "NavhostPluginHost",
        "NavhostRendering", "NavhostScriptHost", "NavhostScripting", "NavhostSupport",
        "NavhostTraces",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "navhost-app",
      dependencies: [
        "NavhostCommandLine", "NavhostExploration", "NavhostFidelity", "NavhostLua",
        "NavhostNavigation", "NavhostPlatform", "NavhostPluginCheck", "NavhostPluginHost",
        "NavhostPolicyBundles", "NavhostScriptHost", "NavhostScripting", "NavhostSupport",
        "NavhostSymbolic", "NavhostTextCatalogs",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ]),
    .testTarget(
      name: "TextCatalogsTests",
      dependencies: ["NavhostTextCatalogs", "NavhostPluginHost", "ProgramSupport"]),
    .testTarget(
      name: "SpecRunnerTests",
      dependencies: [
        "NavhostSpecRunner", "NavhostScripting", "NavhostPluginHost", "NavhostLua",
        "NavhostSupport",
        "navhost", "ProgramSupport",
      ],
      exclude: ["Suites"]),
    .testTarget(
      name: "navhostTests",
      dependencies: [
        "navhost", "navhost-app", "navhost-debug", "navhost-lsp", "navhost-preview",
        "navhost-trace", "NavhostCommandLine", "NavhostScriptHost", "NavhostScripting",
        "NavhostPluginHost", "NavhostLua", "NavhostLuaSyntax",
        "NavhostNavigation", "NavhostReference",
        "NavhostRendering", "NavhostSpecRunner", "NavhostSymbolic", "ProgramSupport",
        programOnly("ArgumentParser", "swift-argument-parser"),
      ],
      exclude: ["Fuzz", "Transcripts"]),
    .testTarget(
      name: "NavigationLoggingTests",
      dependencies: [
        "NavhostLogging", "NavhostPluginHost", "NavhostNavigation", "ScriptFixture",
        loggingOnly("Logging", "swift-log"),
        loggingOnly("Metrics", "swift-metrics"),
        loggingOnly("MetricsTestKit", "swift-metrics"),
      ]),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["NavhostNavigation", "NavhostExploration", "NavhostSupport", "ProgramSupport"]),
    .testTarget(name: "FontTablesTests", dependencies: ["NavhostFontTables", "NavhostNavigation"]),
    .testTarget(name: "LuaTests", dependencies: ["NavhostLua"]),
    .testTarget(
      name: "PluginHostTests",
      dependencies: [
        "NavhostScripting", "NavhostPluginHost", "NavhostLua", "NavhostNavigation",
        "NavhostSupport", "navhost", "ScriptFixture",
        "ProgramSupport",
      ]),
    .testTarget(
      name: "ScriptingTests",
      dependencies: [
        "NavhostScripting", "NavhostPluginHost", "NavhostLua", "NavhostNavigation",
        "NavhostReference",
        "NavhostSupport", "ScriptFixture",
        "ProgramSupport",
      ]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "NavhostExploration", "NavhostScripting", "NavhostPluginCheck", "NavhostSymbolic",
        "NavhostPluginHost",
        "NavhostLua",
        "NavhostNavigation", "NavhostSupport", "NavhostLanguageServer", "NavhostLanguageProtocol",
        "ScriptFixture", "ProgramSupport", "navhost", "navhost-app",
      ],
      exclude: ["Prove/enumerate.py", "Prove/Survival/generator.lua"]),
    .testTarget(
      name: "TracesTests",
      dependencies: [
        "NavhostTraces", "NavhostScripting", "NavhostPluginHost", "NavhostLua", "NavhostNavigation",
        "NavhostSupport", "ScriptFixture",
        "ProgramSupport", "navhost", "navhost-trace",
      ]),
    .testTarget(name: "ReferenceTests", dependencies: ["NavhostReference"]),
    .testTarget(name: "PlatformTests", dependencies: ["NavhostPlatform", "ProgramSupport"]),
    .testTarget(name: "SupportTests", dependencies: ["NavhostSupport", "ProgramSupport"]),
    .testTarget(
      name: "PolicyBundlesTests",
      dependencies: [
        "NavhostPolicyBundles", "NavhostSupport", "ProgramSupport", "navhost", "navhost-app",
      ]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "NavhostFidelity", "NavhostSupport", "ProgramSupport", "navhost", "navhost-app",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "SymbolicTests",
      dependencies: ["NavhostSymbolic", "NavhostScripting", "ScriptFixture"],
      exclude: ["Differential/generator.lua", "Differential/judge.lua"]),
    .testTarget(name: "LuaSyntaxTests", dependencies: ["NavhostLuaSyntax"]),
    .testTarget(
      name: "PluginCheckTests",
      dependencies: [
        "NavhostPluginCheck", "NavhostLuaSyntax", "NavhostReference", "NavhostSupport",
        "ProgramSupport",
      ]),
    .testTarget(
      name: "LanguageProtocolTests",
      dependencies: ["NavhostLanguageProtocol", "NavhostPlatform", "NavhostSupport"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "NavhostLanguageServer", "NavhostLanguageProtocol", "NavhostSupport", "ProgramSupport",
        "navhost", "navhost-lsp", "navhost-trace",
      ],
      exclude: ["Clients"]),
    .testTarget(
      name: "DebugAdapterTests",
      dependencies: [
        "NavhostDebugAdapter", "NavhostLanguageProtocol", "NavhostLua", "NavhostPluginHost",
        "NavhostScripting",
        "NavhostSupport",
        "ProgramSupport", "navhost", "navhost-debug", "NavhostScriptHost",
      ]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "NavhostRendering", "NavhostFontTables", "NavhostNavigation", "NavhostPlatform",
        "ProgramSupport",
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "NavhostPreview", "NavhostScripting", "NavhostPluginHost", "NavhostLua",
        "NavhostNavigation",
        "NavhostSupport", "ProgramSupport",
        "navhost", "navhost-preview", "navhost-trace", "NavhostRendering", "NavhostScriptHost",
        programOnly("NIOCore", "swift-nio"),
      ],
      exclude: ["Browser"]),
    .target(name: "Expectations", path: "Tests/Expectations"),
    .target(name: "ProgramSupport", path: "Tests/ProgramSupport"),
    .target(
      name: "ScriptFixture",
      dependencies: [
        "NavhostExploration", "NavhostFontTables", "NavhostScripting", "NavhostPluginHost",
        "NavhostLua",
        "ProgramSupport",
      ],
      path: "Tests/ScriptFixture"),
    .testTarget(name: "ScenarioTests", dependencies: ["ProgramSupport", "navhost"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ProgramSupport", "NavhostScripting", "NavhostPluginHost", "NavhostLua",
        "NavhostNavigation", "NavhostTraces", "navhost", "navhost-app", "navhost-debug",
        "navhost-lsp", "navhost-preview", "navhost-trace",
        "NavhostPolicyBundles",
      ]),
  ]
)

/// The layers, and the modules of each. A module uses those of its own layer and of Core; the program uses all.
let layers = [
  "Core": [
    "CNavhostLua", "CNavhostLuaSystem", "NavhostLua", "NavhostLuaSyntax", "NavhostNavigation",
    "NavhostPlatform", "NavhostPluginHost", "NavhostSupport",
  ],
  "App": ["NavhostLogging", "NavhostPolicyBundles", "NavigationUIKit"],
  "Tools": [
    "CNavhostZlib", "NavhostExploration", "NavhostFidelity", "NavhostFontTables",
    "NavhostRendering",
    "NavhostScripting", "NavhostTraces", "NavhostPluginCheck", "NavhostReference",
    "NavhostSpecRunner", "NavhostSymbolic",
    "NavhostTextCatalogs",
  ],
  "Program": [
    "NavhostCommandLine", "NavhostDebugAdapter", "NavhostLanguageProtocol",
    "NavhostLanguageServer", "NavhostPreview", "NavhostScriptHost", "navhost", "navhost-app",
    "navhost-debug", "navhost-lsp", "navhost-preview", "navhost-trace",
  ],
]
for (layer, modules) in layers {
  for target in package.targets where modules.contains(target.name) && target.path == nil {
    target.path = "Sources/\(layer)/\(target.name)"
  }
}

for target in package.targets where target.type == .test {
  target.dependencies.append("Expectations")
}

for target in package.targets {
  switch target.name {
  case "CNavhostLua":
    target.cSettings =
      luaHeaders + [
        // An app's compiler may warn of what ours does not: that must not stop its build.
        .treatAllWarnings(as: .error, .when(platforms: [.linux])), .enableWarning("all"),
        .enableWarning("extra"),
      ]
  case "CNavhostLuaSystem", "CNavhostZlib":
    break
  default:
    target.swiftSettings = [
      .treatAllWarnings(as: .error, .when(platforms: [.linux])),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
    if optimizedInTests.contains(target.name) {
      target.swiftSettings?.append(
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
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
  package.products.append(.library(name: "NavhostFidelity", targets: ["NavhostFidelity"]))
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
        "CFloor", "CFloorLua", "NavhostPluginHost", "NavhostScripting", "NavhostNavigation",
        "NavhostLua", "NavhostRendering",
      ],
      path: "Benchmarks/Sources/Benchmarks"),
  ]
}
