internal import ArgumentParser
internal import PluginHost
internal import Scripting
internal import Support

/// What the commands that make pictures have in common.
struct PictureOptionGroup: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The picture's file.",
    completion: .file())
  var output: String

  @Option(help: "Pixels for a point, 1 to 3 (default: 1 for an .svg, else 2).")
  var scale: Double?

  @Flag(help: "Draw what no controller colours in dark.")
  var dark = false

  mutating func validate() throws {
    if let scale, !(1...3).contains(scale) { throw ValidationError("--scale must be 1 to 3") }
    guard format != nil else {
      throw ValidationError(
        "\(output): the picture's name must end in .svg or .png, or in .apng for one that moves")
    }
  }

  /// By the file's name.
  var format: PictureRequest.Format? {
    PictureRequest.Format.allCases.first { output.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  /// The picture of `subject` that was asked for.
  func request(_ subject: PictureRequest.Subject) -> PictureRequest {
    var request = PictureRequest(subject, format ?? .svg)
    request.theme = dark ? .dark : .light
    request.scale = scale
    return request
  }

  /// Makes the picture and writes it.
  func draw(_ subject: PictureRequest.Subject, _ pictures: Pictures) throws {
    do {
      try Files.write(try pictures.picture(request(subject)), to: output)
    } catch let error as PictureError {
      throw Failure(.failed, error.message)
    }
  }
}
