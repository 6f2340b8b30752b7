internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostRendering
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// A picture that a command line asks for.
struct OutputPicture {
  /// Its file.
  var output: String
  /// Pixels for a point, 1 to 3; nil: 1 for an .svg, else 2.
  var scale: Double?
  var dark = false

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
