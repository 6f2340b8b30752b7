#import "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN
@class UITabBarController;

NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@property(nullable, nonatomic, readonly) UIView *containerView;
@property(nullable, nonatomic, readonly) UIView *presentedView;
@property(nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@end

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@end

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet,
  UIAlertControllerStyleAlert,
} NS_SWIFT_NAME(UIAlertController.Style);

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^UI_BLOCK_ACTOR _Nullable)(UIAlertAction *action))handler;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(18.0))
@interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title
                        image:(nullable UIImage *)image
                   identifier:(NSString *)identifier
       viewControllerProvider:(UIViewController *(^UI_BLOCK_ACTOR _Nullable)(UITab *tab))provider;
@property(nonatomic, readonly, copy) NSString *identifier;
@property(nullable, nonatomic, readonly, strong) UIViewController *viewController;
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
 didSelectViewController:(UIViewController *)viewController;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab API_AVAILABLE(ios(18.0))
    NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nullable, nonatomic, strong) __kindof UIViewController *selectedViewController;
@property(nonatomic) NSUInteger selectedIndex;
@property(nonatomic, copy) NSArray<UITab *> *tabs API_AVAILABLE(ios(18.0));
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact,
} NS_SWIFT_NAME(UISplitViewController.Column);

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
- (void)setViewController:(nullable UIViewController *)viewController
                forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:));
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
    NS_SWIFT_NAME(viewController(for:));
@end

NS_ASSUME_NONNULL_END
