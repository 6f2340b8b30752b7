// What the adapter uses of UIKit, and a little around it, written from Apple's public documentation
// (developer.apple.com/documentation/uikit). Names, types, nullability and actors are UIKit's.
#import <Foundation/Foundation.h>

#import "UIView.h"
#import "UIGestureRecognizer.h"
#import "UIViewController.h"
#import "UIBar.h"
#import "UITransition.h"
#import "UINavigationController.h"
#import "UIPresentation.h"
#import "UIScene.h"
