internal import NavhostNavigation
internal import NavhostSupport

/// Runs what the app does for policies that wait for it: each time a task, in the isolation of whoever
/// put it.
final class AwaitWorker {
  typealias Body = (Controller, DataValue) async throws -> DataValue?

  private let body: Body
  private var requests: [Int: Request] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0
  private let numbers: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  private struct Request {
    weak var host: NavigationHost?
    let controller: Controller
    let data: DataValue
  }

  init(_ body: @escaping Body) {
    self.body = body
    (numbers, continuation) = AsyncStream<Int>.makeStream()
  }

  /// Begins to work, until `stop`.
  func start(_ isolation: isolated any Actor) {
    Task {
      for await number in numbers { begin(number, isolation) }
    }
  }

  /// Takes nothing more; what is under way goes on.
  func stop() { continuation.finish() }

  /// Somebody waits. The answer comes later.
  func take(_ controller: Controller, _ data: DataValue, _ host: NavigationHost) {
    count += 1
    requests[count] = Request(host: host, controller: controller, data: data)
    host.handlers.awaited = AwaitedAnswer(self, count) { [number = count] in self.cancel(number) }
    host.observeEvents()
    continuation.yield(count)
  }

  /// Nobody waits any more.
  func cancel(_ number: Int) {
    requests[number] = nil
    tasks.removeValue(forKey: number)?.cancel()
  }

  private func begin(_ number: Int, _ isolation: isolated any Actor) {
    guard let request = requests.removeValue(forKey: number) else { return }
    tasks[number] = Task {
      let reply = await reply(to: request, isolation)
      await deliver(reply, number, request.host, isolation)
      tasks[number] = nil
    }
  }

  private func reply(to request: Request, _ isolation: isolated any Actor) async -> Reply {
    do {
      // A body that is written where it is put has this isolation, which its type does not say.
      nonisolated(unsafe) let (controller, data) = (request.controller, request.data)
      guard let answer = try await body(controller, data) else { return .failed() }
      if answer.size > DataTable.maximumSize {
        return .failed(reason: "data may be at most \(DataTable.maximumSize / 1024) KiB in all")
      }
      return .data(AppData(answer))
    } catch {
      let describes = request.host?.describesErrors ?? ErrorText.plain
      return .failed(reason: Plain.line(describes(error), limit: 200))
    }
  }

  /// Under a finger nothing can be carried on: the answer waits for it.
  private func deliver(
    _ reply: Reply, _ number: Int, _ host: NavigationHost?, _ isolation: isolated any Actor
  ) async {
    while let host, host.handlers.awaited?.isOf(self, number) == true {
      if host.isAnswered(by: reply) { return }
      do {
        try await Task.sleep(nanoseconds: Self.pause)
      } catch {
        return
      }
    }
  }

  private static let pause: UInt64 = 50_000_000
}
