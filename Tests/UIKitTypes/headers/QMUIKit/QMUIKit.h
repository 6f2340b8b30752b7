// What users of the library write against, from its documentation.
#import <UIKit/UIKit.h>

NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerBackButtonHandlerProtocol <NSObject>
@optional
- (BOOL)canPopViewControllerByPopGesture:(BOOL)byPopGesture
    NS_SWIFT_NAME(canPopViewController(byPopGesture:));
@end
