internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPolicyBundles
internal import NavhostSupport

/// `navhost app bundle`.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Make, sign and verify a folder of policies that an app checks before it loads it.",
    discussion: """
      openssl signs and verifies. A key: openssl genpkey -algorithm ed25519 -out key.pem. The app has \
      its public half, which navhost app bundle key prints.
      """,
    subcommands: [Make.self, Sign.self, Verify.self, Key.self])

  /// What the three have in common.
  struct Place: ParsableArguments {
    @Argument(help: "The folder of policies.", completion: .directory)
    var folder: String

    func validate() throws {
      if Files.kind(folder) != .folder {
        throw ValidationError("\(Plain.name(folder)) is no folder")
      }
    }
  }

  struct Make: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the manifest of a folder, and sign it where a key is named.")

    @Option(help: "The number of the bundle: greater than that of the one before.")
    var number: Int

    @Option(help: "How many of 100 installations it is for.")
    var percent = 100.0

    @Option(help: "The private key, in PEM.", completion: .file())
    var key: String?

    @OptionGroup var place: Place

    func validate() throws {
      if number < 1 { throw ValidationError("--number must be at least 1") }
      if !BundleManifest.isShare(percent) {
        throw ValidationError("--percent is from 0 to 100, in steps of 0.01")
      }
    }

    func run() throws {
      try BundleCommand.failing {
        let key = try key.map { try SigningKey($0) }
        let files = BundleFiles(folder: place.folder)
        let manifest = try files.writeManifest(number: number, percent: percent)
        if let key { try files.sign(key) }
        let count = manifest.files.count
        Output.line(BundleCommand.text(manifest.number, count, manifest.percent))
      }
    }
  }

  struct Sign: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Sign the manifest that navhost app bundle make has written.")

    @Option(help: "The private key, in PEM.", completion: .file())
    var key: String

    @OptionGroup var place: Place

    func run() throws {
      try BundleCommand.failing {
        try BundleFiles(folder: place.folder).sign(try SigningKey(key))
      }
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check a folder as the app does.")

    @Option(help: "The key, public or private, in PEM.", completion: .file())
    var key: String

    @Option(help: "The smallest number that is accepted.")
    var oldest = 1

    @OptionGroup var place: Place

    func run() throws {
      try BundleCommand.failing {
        let verifier = try SigningKey(key).verifier()
        let bundle = try PolicyBundle(folder: place.folder, verifier: verifier, oldest: oldest)
        Output.line(BundleCommand.text(bundle.number, bundle.files.count, bundle.percent))
      }
    }
  }

  struct Key: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the public key for the app, in Base64.")

    @Argument(help: "The key, public or private, in PEM.", completion: .file())
    var key: String

    func run() throws { Output.line(Base64.text(try SigningKey(key).publicBytes())) }
  }

  /// A refusal is status 1, with its message.
  private static func failing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PolicyBundleError {
      throw Failure(.failed, error.message)
    }
  }

  private static func text(_ number: Int, _ files: Int, _ percent: Double) -> String {
    let share = percent.rounded() == percent ? "\(Int(percent))" : "\(percent)"
    let count = files == 1 ? "1 file" : "\(files) files"
    return "number \(number): \(count), for \(share) % of the installations"
  }
}
