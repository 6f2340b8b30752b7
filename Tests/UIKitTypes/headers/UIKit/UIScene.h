#import "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
// A constant in UIKit.
@property(class, readonly, copy) NSString *didEnterBackgroundNotification;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@end

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene;
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property(class, readonly, strong) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property(nonatomic, readonly, strong) NSString *systemVersion;
@property(nonatomic, readonly, strong) NSString *model;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(nonatomic) NSInteger numberOfLines;
@end

@class UIBarButtonItem;

NS_SWIFT_UI_ACTOR
@interface UIToolbar : UIView
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
@end

NS_ASSUME_NONNULL_END
