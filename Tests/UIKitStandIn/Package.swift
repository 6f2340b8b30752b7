// swift-tools-version: 6.2
import PackageDescription

// The adapter's own files, run over a stand-in for UIKit: `bash scripts/dev/deep.sh adapter`. It is a
// package of its own, for a module called UIKit must not be seen by any other target.
let package = Package(
  name: "UIKitStandIn",
  dependencies: [.package(name: "navhost", path: "../..", traits: [])],
  targets: [
    .target(name: "UIKit"),
    .target(name: "CMemory"),
    .target(name: "Expectations"),
    .target(
      name: "NavigationUIKit",
      dependencies: [
        "UIKit", .product(name: "NavhostPluginHost", package: "navhost"),
        .product(name: "NavhostNavigation", package: "navhost"),
      ], exclude: ["PrivacyInfo.xcprivacy"]),
    .target(
      name: "SampleApp",
      dependencies: [
        "NavigationUIKit", "UIKit", .product(name: "NavhostPluginHost", package: "navhost"),
        .product(name: "NavhostNavigation", package: "navhost"),
      ], exclude: ["policies", "SceneDelegate.swift.txt"]),
    .target(
      name: "Migrations",
      dependencies: [
        "NavigationUIKit", "UIKit", .product(name: "NavhostNavigation", package: "navhost"),
      ]),
    .target(
      name: "FidelityApp", dependencies: ["UIKit"], exclude: ["SceneDelegate.swift.txt"]),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "NavigationUIKit", "UIKit", "SampleApp", "Migrations", "FidelityApp", "CMemory",
        "Expectations",
        .product(name: "NavhostFidelity", package: "navhost"),
        .product(name: "NavhostPluginHost", package: "navhost"),
        .product(name: "NavhostNavigation", package: "navhost"),
      ]),
  ]
)

for target in package.targets where !["UIKit", "CMemory"].contains(target.name) {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    // Testing has an overlay for Apple's UIKit, which this is not.
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
  ]
}

// The app of forty screens, its Swift half, which scripts/dev/forty-screens.py has made.
if Context.environment["NAVHOST_FORTY_SCREENS"] != nil {
  let host = ["NavhostPluginHost", "NavhostNavigation"].map {
    Target.Dependency.product(name: $0, package: "navhost")
  }
  package.targets.append(
    .target(
      name: "FortyScreens", dependencies: ["NavigationUIKit", "UIKit"] + host,
      path: ".build/forty-screens/after", exclude: ["policies"]))
  for target in package.targets where target.name == "AdapterTests" {
    target.dependencies.append("FortyScreens")
    target.swiftSettings?.append(.define("FORTY_SCREENS"))
  }
}
