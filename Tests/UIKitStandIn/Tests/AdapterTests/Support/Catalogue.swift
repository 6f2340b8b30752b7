import NavhostNavigation
import NavigationUIKit
import UIKit

// The screens of an app, each a class of its own, as plugins match them. What is special about some
// stands in the class above.

/// A screen whose own item stands in place of the back button.
class ItemScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.customBackButton = true } }

  override func declare() {
    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    item.action = { [weak self] in
      (self?.navigationController as? PolicyNavigationController)?.tapCustomBackItem()
    }
    navigationItem.leftBarButtonItem = item
  }
}

/// A screen without a back button.
class ForcedScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.hidesBackButton = true } }
  override func declare() { navigationItem.hidesBackButton = true }
}

/// A screen whose sheet cannot be dragged away.
class ModalScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.modalInPresentation = true } }
}

/// A screen that covers everything.
class ImageScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.barHidden = true } }
}

/// A screen that is swiped away from anywhere.
class PageScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.gesture = .fullscreen } }
}

/// A screen that is not swiped away.
class CanvasScreen: Screen {
  class override var settings: ControllerSettings { settings { $0.interactivePopDisabled = true } }
}

/// A screen on which something is written.
class EditorScreen: Screen {}

/// The 30 screens.
enum Catalogue {
  final class Inbox: Screen {}
  final class Archive: Screen {}
  final class Thread: Screen {}
  final class Message: Screen {}
  final class Attachment: ImageScreen {}
  final class Photo: ImageScreen {}
  final class Reply: EditorScreen {}
  final class Forward: EditorScreen {}
  final class Letter: EditorScreen {}
  final class Signature: EditorScreen {}
  final class Recipients: ModalScreen {}
  final class Schedule: ModalScreen {}
  final class Filters: ItemScreen {}
  final class Labels: ItemScreen {}
  final class Search: Screen {}
  final class Results: Screen {}
  final class Contacts: Screen {}
  final class Contact: Screen {}
  final class EditContact: EditorScreen {}
  final class Calendar: PageScreen {}
  final class Day: PageScreen {}
  final class Appointment: EditorScreen {}
  final class Map: CanvasScreen {}
  final class Sketch: CanvasScreen {}
  final class Cart: Screen {}
  final class Address: EditorScreen {}
  final class Payment: ForcedScreen {}
  final class Receipt: ForcedScreen {}
  final class Settings: Screen {}
  final class About: Screen {}

  static let all: [Screen.Type] = [
    Inbox.self, Archive.self, Thread.self, Message.self, Attachment.self, Photo.self, Reply.self,
    Forward.self, Letter.self, Signature.self, Recipients.self, Schedule.self, Filters.self,
    Labels.self, Search.self, Results.self, Contacts.self, Contact.self, EditContact.self,
    Calendar.self, Day.self, Appointment.self, Map.self, Sketch.self, Cart.self, Address.self,
    Payment.self, Receipt.self, Settings.self, About.self,
  ]

  static subscript(choice: Int) -> Screen.Type { all[choice % all.count] }
}

extension Screen {
  static func settings(_ change: (inout ControllerSettings) -> Void) -> ControllerSettings {
    var settings = ControllerSettings()
    change(&settings)
    return settings
  }
}
