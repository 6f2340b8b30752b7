internal import Lua
internal import Navigation

extension NavModule {
  func definePictures() {
    define("render") { try $0.draw(.screen, $1, "nav.render") }
  }

  private func draw(
    _ subject: PictureRequest.Subject, _ call: LuaCall, _ function: String
  ) throws {
    let path = try picturePath(call[0])
    var request = PictureRequest(subject, try Self.format(of: path))
    try readOptions(call[1], function, &request)
    do {
      guard let maker = host.pictures else { throw PictureError("this host makes no pictures") }
      try FileSystem.write(try maker.picture(request), to: path)
      call.output.push(true)
    } catch let error as PictureError {
      refuse(error.message, call)
    } catch let error as FileError {
      refuse("\(Plain.line(error.path, limit: 300)): \(error.message)", call)
    }
  }

  private func refuse(_ message: String, _ call: LuaCall) {
    call.output.pushNil()
    call.output.push(message)
  }

  private func picturePath(_ value: LuaValue) throws -> String {
    guard let path = value.stringValue, !path.isEmpty else {
      throw LuaRaise("needs the path of a picture, got \(described(value))")
    }
    guard !path.utf8.contains(0) else { throw LuaRaise("a path holds no zero byte") }
    return path
  }

  private static func format(of path: String) throws -> PictureRequest.Format {
    let ending = path.utf8.count > 4 ? String(path.suffix(4)).lowercased() : ""
    guard let format = PictureRequest.Format.allCases.first(where: { ending == ".\($0.rawValue)" })
    else {
      let name = Plain.line(path, limit: 60)
      throw LuaRaise("a picture's name ends in .svg or .png, got \"\(name)\"")
    }
    return format
  }

  private func readOptions(
    _ value: LuaValue, _ function: String, _ request: inout PictureRequest
  ) throws {
    let known = ["theme", "scale", "regions", "touches"]
    let options = try OptionTable(value, of: function, known: known)
    request.theme = try options["theme"].choice() ?? request.theme
    request.showsRegions = try options["regions"].flag() ?? request.showsRegions
    request.showsTouches = try options["touches"].flag() ?? request.showsTouches
    guard let scale = try options["scale"].number() else { return }
    guard (1...3).contains(scale) else { throw LuaRaise("'scale' must be 1 to 3, got \(scale)") }
    request.scale = scale
  }
}
