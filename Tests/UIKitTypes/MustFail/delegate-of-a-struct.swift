// refused: non-class type 'Policy' cannot conform to class protocol
import NavigationUIKit
import UIKit

struct Policy: UIGestureRecognizerDelegate {}
