internal import ArgumentParser
internal import NavhostRendering
internal import NavhostScripting
internal import NavhostSupport

/// `navhost render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run a script and draw the screen that it leaves, or all of it in motion.",
    discussion: """
      The file's name says what is made: .svg and .png are the screen at the end, .apng is the whole \
      script in motion, and so is an .svg with --animate.
      """)

  @OptionGroup var hostOptions: HostOptions
  @OptionGroup var picture: PictureOptionGroup

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Flag(help: "Draw the whole script in motion (.svg or .apng).")
  var animate = false

  @Option(help: "Draw the last gesture in so many screens, 2 to 24.")
  var frames: Int?

  @Argument(help: "The script (- for standard input).", completion: .file())
  var script: String

  @Argument(parsing: .postTerminator, help: "The script's arguments, after --.")
  var arguments: [String] = []

  mutating func validate() throws {
    if let frames, !(2...24).contains(frames) {
      throw ValidationError("--frames must be 2 to 24")
    }
    if frames != nil && (animate || picture.format == .apng) {
      throw ValidationError("--frames makes a picture that stands still")
    }
    if animate && picture.format == .png {
      throw ValidationError("a .png does not move: write an .svg or an .apng")
    }
  }

  mutating func run() throws {
    try picture.checkPlace()
    let moves = animate || picture.format == .apng
    let pictures = Pictures(moves ? .everything : .gesture)
    let session = try ScriptRun.run(script, arguments, hostOptions.plugins, texts: try texts.read())
    {
      $0.pictures = pictures
    }
    defer { withExtendedLifetime(session) {} }
    let still = frames.map { PictureRequest.Content.filmStrip(frames: $0) } ?? .screen
    try picture.draw(moves ? .animation : still, pictures)
  }
}

/// What the commands that make pictures have in common.
struct PictureOptionGroup: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The picture's file.",
    completion: .file())
  var output: String

  @Option(help: "Pixels for a point, 1 to 3 (default: 1 for an .svg, else 2).")
  var scale: Double?

  @Flag(help: "Draw uncoloured areas in dark.")
  var dark = false

  init() {}

  init(output: String, scale: Double?, dark: Bool) {
    self.output = output
    self.scale = scale
    self.dark = dark
  }

  func validate() throws {
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale must be 1 to 3") }
    guard format != nil else {
      throw ValidationError(
        "\(Plain.name(output)): the picture's name must end in .svg or .png, or in .apng for one that moves"
      )
    }
  }

  /// By the file's name.
  var format: PictureRequest.Format? {
    PictureRequest.Format.allCases.first { output.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  /// The picture of `content` that was asked for.
  func request(_ content: PictureRequest.Content) -> PictureRequest {
    var request = PictureRequest(content, format ?? .svg)
    request.theme = dark ? .dark : .light
    request.scale = scale
    return request
  }

  /// Nothing is run for a picture that would take another file's place.
  func checkPlace() throws { try Files.checkPlace(output, for: .picture) }

  /// Makes the picture and writes it.
  func draw(_ content: PictureRequest.Content, _ pictures: Pictures) throws {
    do {
      try Files.write(
        try pictures.picture(request(content)), to: output, replacing: .picture)
    } catch let error as PictureError {
      throw Failure(.failed, error.message)
    }
  }
}
