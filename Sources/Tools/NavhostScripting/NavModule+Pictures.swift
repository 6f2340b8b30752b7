internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension NavModule {
  func definePictures() {
    define("render") { module, call throws(LuaRaise) in try module.draw(.screen, call, "nav.render")
    }
    define("filmstrip") { module, call throws(LuaRaise) in try module.drawFilmStrip(call) }
    define("map") { module, call throws(LuaRaise) in try module.drawMap(call) }
    define("snapshot") { module, call throws(LuaRaise) in try module.snapshot(call) }
  }

  private func draw(
    _ content: PictureRequest.Content, _ call: LuaCall, _ function: String
  ) throws(LuaRaise) {
    let order = try order(content, call, function, also: [])
    reply(to: call) { () throws(PictureError) in
      try save(try picture(order.request), at: order.path)
      return nil
    }
  }

  private func drawFilmStrip(_ call: LuaCall) throws(LuaRaise) {
    var order = try order(.screen, call, "nav.filmstrip", also: ["frames"])
    let frames = try order.options["frames"].integer() ?? 6
    guard (2...24).contains(frames) else { throw LuaRaise("'frames' must be 2 to 24") }
    order.request.content = .filmStrip(frames: frames)
    reply(to: call) { () throws(PictureError) in
      try save(try picture(order.request), at: order.path)
      return nil
    }
  }

  private func drawMap(_ call: LuaCall) throws(LuaRaise) {
    var order = try order(.screen, call, "nav.map", also: ["grid"])
    let side = try order.options["grid"].number() ?? 10
    guard side >= 1 else { throw LuaRaise("'grid' must be at least 1 pt, got \(side)") }
    guard !host.isCalling else { throw LuaRaise("cannot be called inside a hook") }
    reply(to: call) { () throws(PictureError) in
      guard let grid = navigation.probeGestures(side: side) else {
        throw PictureError("a hook failed while it was asked for the map")
      }
      order.request.content = .map(grid)
      try save(try picture(order.request), at: order.path)
      return nil
    }
  }

  /// `nav.snapshot(path, {record = false})`: compares the screen with the picture stored there.
  private func snapshot(_ call: LuaCall) throws(LuaRaise) {
    let order = try order(.screen, call, "nav.snapshot", also: ["record"])
    let records = try order.options["record"].flag() ?? false
    reply(to: call) { () throws(PictureError) in
      let now = try picture(order.request)
      Self.makeFolder(for: order.path)
      guard !records, Files.kind(order.path) != .missing else {
        try save(now, at: order.path)
        return records ? "recorded \(order.path)" : "\(order.path) was not there: it is now"
      }
      let stored = try load(order.path)
      guard
        let difference = try maker().difference(stored, now, order.request.format)
      else { return nil }
      let (new, shown) = (order.named("new"), order.named("difference"))
      try save(now, at: new)
      try save(difference.picture, at: shown)
      return Plain.name("\(order.path): \(difference.message); see \(new) and \(shown)")
    }
  }
}

extension NavModule {
  /// A picture that a script asks for, and where it goes.
  private struct Order {
    var path: String
    var request: PictureRequest
    var options: OptionTable

    /// The path of a file beside it: `x.svg` and `new` make `x.new.svg`.
    func named(_ word: String) -> String {
      let ending = ".\(request.format.rawValue)"
      return path.dropLast(ending.count) + ".\(word)" + path.suffix(ending.count)
    }
  }

  private func order(
    _ content: PictureRequest.Content, _ call: LuaCall, _ function: String, also: [String]
  ) throws(LuaRaise) -> Order {
    let path = try picturePath(call[0])
    var request = PictureRequest(content, try Self.format(of: path))
    let known = ["theme", "scale", "regions", "touches"] + also
    let options = try OptionTable(call[1], of: function, known: known)
    request.theme = try options["theme"].choice() ?? request.theme
    request.showsRegions = try options["regions"].flag() ?? request.showsRegions
    request.showsTouches = try options["touches"].flag() ?? request.showsTouches
    request.scale = try options["scale"].number()
    if let scale = request.scale, !(1...3).contains(scale) {
      throw LuaRaise("'scale' must be 1 to 3, got \(scale)")
    }
    return Order(path: path, request: request, options: options)
  }

  private func picturePath(_ value: LuaValue) throws(LuaRaise) -> String {
    guard let path = value.stringValue, !path.isEmpty else {
      throw LuaRaise("needs the path of a picture, got \(value.described)")
    }
    guard !path.utf8.contains(0) else { throw LuaRaise("a path holds no zero byte") }
    return path
  }

  private static func format(of path: String) throws(LuaRaise) -> PictureRequest.Format {
    switch path.suffix(4).lowercased() {
    case ".svg": return .svg
    case ".png": return .png
    default:
      let name = Plain.line(path, limit: 60)
      throw LuaRaise("a picture's name ends in .svg or .png, got \"\(name)\"")
    }
  }

  /// Answers true where `body` has nothing to say, else nil and what it says.
  private func reply(
    to call: LuaCall, _ body: () throws(PictureError) -> String?
  ) {
    do throws(PictureError) {
      guard let message = try body() else { return call.output.push(true) }
      call.output.pushNil()
      call.output.push(message)
    } catch {
      call.output.pushNil()
      call.output.push(error.message)
    }
  }

  private func maker() throws(PictureError) -> any PictureMaker {
    guard let maker = pictures else { throw PictureError("this host makes no pictures") }
    return maker
  }

  private func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    try maker().picture(request)
  }

  /// Makes the folder that a picture is to stand in; where that cannot be, saving says why.
  private static func makeFolder(for path: String) {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
    try? Files.makeFolder(String(path[..<end]))
  }

  private func save(_ bytes: [UInt8], at path: String) throws(PictureError) {
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw PictureError(error)
    }
  }

  private func load(_ path: String) throws(PictureError) -> [UInt8] {
    do throws(FileError) {
      return try Files.read(path)
    } catch {
      throw PictureError(error)
    }
  }
}

extension PictureError {
  fileprivate init(_ error: FileError) {
    self.init("\(Plain.line(error.path, limit: 300)): \(error.reason)")
  }
}
