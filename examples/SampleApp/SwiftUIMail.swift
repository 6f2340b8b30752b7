#if canImport(SwiftUI)
  import NavhostNavigation
  import NavigationUIKit
  import NavhostPluginHost
  import SwiftUI

  enum MailScreen: String, Hashable {
    case letter = "Letter"
  }

  /// A stack whose "Back" asks the policies. The system's own ways out are off.
  @available(iOS 17, *)
  struct MailStack: View {
    @Bindable var path: PolicyPath<MailScreen>

    var body: some View {
      NavigationStack(path: $path.screens) {
        Button("Open") { path.screens.append(.letter) }
          .navigationDestination(for: MailScreen.self) { _ in
            Button("Back") { path.requestPop() }
              .navigationBarBackButtonHidden(true)
          }
      }
      .confirmationDialog(
        path.question?.message ?? "", isPresented: .constant(path.question != nil),
        titleVisibility: .visible
      ) {
        ForEach(path.question?.choices ?? [], id: \.id) { choice in
          Button(choice.title) { path.answer(.choice(choice.id)) }
        }
      }
    }
  }

  /// The path of the host's own stack: made once, where the app keeps its state.
  @available(iOS 17, *)
  @MainActor
  func makePath(host: NavigationHost) -> PolicyPath<MailScreen> {
    PolicyPath(host: host, root: "Inbox") { $0.rawValue }
  }
#endif
