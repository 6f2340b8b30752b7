internal import NavhostLua

/// Counts what the host holds for one plugin: its `state`, what it wrote into `props` and settings,
/// and tables of data that it still holds. It counts against the cap of the plugin's Lua state.
package final class MemoryAccount {
  /// Bytes.
  package private(set) var used = 0
  private var memory: LuaMemory?
  /// Releases what no Lua state holds any more. Called while a hook of the plugin writes, so the host
  /// is there.
  private let sweep: () -> Void

  init(sweep: @escaping () -> Void) {
    self.sweep = sweep
  }

  /// From now on this state pays.
  func move(to new: LuaState?) {
    memory?.hold(-used)
    memory = new?.memory
    memory?.hold(used)
  }

  /// - Throws: `DataError` where so many bytes more have no room.
  func admit(_ bytes: Int) throws(DataError) {
    guard let memory, !memory.hasRoom(for: bytes) else { return }
    sweep()
    guard !memory.hasRoom(for: bytes) else { return }
    throw DataError(message: "not enough memory: the plugin holds \(memory.used) bytes")
  }

  func add(_ bytes: Int) {
    used += bytes
    memory?.hold(bytes)
  }
}

/// What each plugin pays for one thing that several may write to.
struct MemoryShares {
  private var shares: [(account: MemoryAccount, bytes: Int)] = []

  /// Bytes more, or less. Where one writes less, what it paid itself goes first, then what others did.
  mutating func change(by bytes: Int, _ account: MemoryAccount?) {
    if bytes > 0, let account { add(bytes, account) }
    if bytes < 0 { release(-bytes, account) }
  }

  /// Nothing is held any more.
  mutating func releaseAll() {
    for share in shares { share.account.add(-share.bytes) }
    shares = []
  }

  private mutating func add(_ bytes: Int, _ account: MemoryAccount) {
    account.add(bytes)
    if let place = shares.firstIndex(where: { $0.account === account }) {
      shares[place].bytes += bytes
    } else {
      shares.append((account, bytes))
    }
  }

  private mutating func release(_ bytes: Int, _ first: MemoryAccount?) {
    var left = bytes
    if let place = shares.firstIndex(where: { $0.account === first }) { take(&left, place) }
    for place in shares.indices where left > 0 { take(&left, place) }
    shares.removeAll { $0.bytes == 0 }
  }

  private mutating func take(_ left: inout Int, _ place: Int) {
    let part = min(left, shares[place].bytes)
    shares[place].bytes -= part
    shares[place].account.add(-part)
    left -= part
  }
}

/// Bytes that values take in memory, as measured with the tables that Swift makes of them.
enum Footprint {
  /// An empty table.
  static let table = 256
  /// Who wrote a pair of `props`.
  static let writer = 48
  /// A pair of a table without what key and value take themselves.
  static func pair(_ key: DataKey) -> Int {
    if case .integer = key { 64 } else { 128 }
  }

  /// The bytes of a text, where they do not lie in the value itself.
  static func text(_ count: Int) -> Int { count <= 15 ? 0 : count + 32 }
}

extension DataKey {
  var footprint: Int {
    switch self {
    case .boolean, .integer, .number: 0
    case .string(let text): Footprint.text(text.utf8.count)
    case .bytes(let bytes): bytes.count + 32
    }
  }
}

extension DataValue {
  /// With all tables in it.
  var footprint: Int {
    switch self {
    case .table(let table): table.footprint
    default: ownFootprint
    }
  }

  /// Without those that are counted by themselves.
  var ownFootprint: Int {
    switch self {
    case .boolean, .integer, .number, .table: 0
    case .string(let text): Footprint.text(text.utf8.count)
    case .bytes(let bytes): bytes.count + 32
    }
  }
}
