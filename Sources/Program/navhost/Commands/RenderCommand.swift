internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostRendering
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Run a script and draw the screen that it leaves, or all of it in motion.",
    usage: """
      navhost render [--plugins DIR]... [--no-plugins] -o FILE [--scale N] [--dark] [--animate] [--frames N] \
      [--strings FILE [--language CODE]] SCRIPT [ARG...]
      """,
    discussion: """
      The file's name says what is made: .svg and .png are the screen at the end, .apng is the whole \
      script in motion, and so is an .svg with --animate.
      """)

  @OptionGroup var hostOptions: HostOptions

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The picture's file.",
    completion: .file())
  var output: String?

  @Option(help: "Pixels for a point, 1 to 3 (default: 1 for an .svg, else 2).")
  var scale: Double?

  @Flag(help: "Draw uncoloured areas in dark.")
  var dark = false

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Flag(help: "Draw the whole script in motion (.svg or .apng).")
  var animate = false

  @Option(help: "Draw the last gesture in so many screens, 2 to 24.")
  var frames: Int?

  @Argument(
    parsing: .captureForPassthrough,
    help: "The script (- for standard input), then its arguments.", completion: .file())
  var script: [String] = []

  mutating func validate() throws {
    let notes = try ScriptCommand.render.neededScript(script).notes
    guard output != nil else {
      notes.forEach(Output.error)
      throw ValidationError("the picture's file is missing: name it with -o FILE")
    }
    try picture.validate()
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

  private var picture: OutputPicture {
    OutputPicture(output: output ?? "", scale: scale, dark: dark)
  }

  mutating func run() throws {
    let words = try ScriptCommand.render.take(script)
    try picture.checkPlace()
    let moves = animate || picture.format == .apng
    let pictures = Pictures(moves ? .everything : .gesture)
    let texts = try texts.read()
    let (session, loaded) = try ScriptRun.run(words, hostOptions.plugins, texts: texts) {
      $0.pictures = pictures
    }
    defer { withExtendedLifetime(session) {} }
    let still = frames.map { PictureRequest.Content.filmStrip(frames: $0) } ?? .screen
    try picture.draw(moves ? .animation : still, pictures)
    try loaded.check()
  }
}
