#if canImport(UIKit)
  import Foundation
  import NavhostPluginHost

  /// What the person reads of an error with which the app's answer to a policy has failed.
  enum ErrorTexts {
    static func text(of error: any Error) -> String {
      if let text = (error as? any LocalizedError)?.errorDescription { return text }
      if type(of: error) is NSError.Type { return error.localizedDescription }
      return ErrorText.plain(error)
    }
  }
#endif
