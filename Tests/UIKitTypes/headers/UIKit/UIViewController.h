#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN
@class UINavigationController, UINavigationItem, UITabBarController, UIPresentationController;
@class UIPopoverPresentationController;
@protocol UIViewControllerTransitionCoordinator;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationPopover = 7,
  UIModalPresentationAutomatic = -2,
} NS_SWIFT_NAME(UIModalPresentationStyle);

typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular,
} NS_SWIFT_NAME(UIUserInterfaceSizeClass);

@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property(nonatomic, readonly, copy) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController NS_SWIFT_NAME(presentationController);
@property(nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)viewDidLoad;
@property(nonatomic, readonly) UITraitCollection *traitCollection;
- (void)viewDidLayoutSubviews;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)presentViewController:(UIViewController *)viewController
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion;
@end

@interface UIViewController (UIContainers)
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nonatomic) BOOL hidesBottomBarWhenPushed;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property(nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property(nullable, nonatomic, readonly, strong) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end

NS_ASSUME_NONNULL_END
