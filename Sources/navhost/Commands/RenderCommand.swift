internal import ArgumentParser
internal import PluginHost
internal import Rendering
internal import Scripting

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
    let moves = animate || picture.format == .apng
    let pictures = Pictures(moves ? .everything : .gesture)
    let session = try ScriptRun.run(script, arguments, hostOptions) {
      $0.pictures = pictures
    }
    defer { withExtendedLifetime(session) {} }
    let still = frames.map { PictureRequest.Subject.filmStrip(frames: $0) } ?? .screen
    try picture.draw(moves ? .animation : still, pictures)
  }
}
