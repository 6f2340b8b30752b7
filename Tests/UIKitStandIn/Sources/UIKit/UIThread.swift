/// Foundation's on Linux knows the process's first thread, which is not where the main queue runs once
/// the first function has ended: this one knows the main queue.
public enum Thread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  public static var isMainThread: Bool { DispatchQueue.getSpecific(key: key) == true }
}
