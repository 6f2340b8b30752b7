// What users of the library write against, from its documentation.
#import <UIKit/UIKit.h>

@interface UIViewController (FDFullscreenPopGesture)
@property(nonatomic) BOOL fd_interactivePopDisabled;
@property(nonatomic) BOOL fd_prefersNavigationBarHidden;
@property(nonatomic) CGFloat fd_interactivePopMaxAllowedInitialDistanceToLeftEdge;
@end
