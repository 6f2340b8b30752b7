#import "UIView.h"

NS_ASSUME_NONNULL_BEGIN
@class UINavigationBar, UINavigationItem;

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleDone = 2,
} NS_SWIFT_NAME(UIBarButtonItem.Style);

typedef NSString *UIActionIdentifier __attribute__((swift_wrapper(struct))) NS_SWIFT_NAME(UIAction.Identifier);

NS_SWIFT_UI_ACTOR
@interface UIAction : NSObject
+ (instancetype)actionWithHandler:(void (^)(UIAction *action))handler;
// As UIKit's own is called in Swift where the other arguments are left out.
+ (instancetype)actionWithIdentifier:(nullable UIActionIdentifier)identifier
                             handler:(void (^)(UIAction *action))handler;
@property(nonatomic, readonly) UIActionIdentifier identifier;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIColor *tintColor;
@end

typedef NS_ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault,
  UINavigationItemBackButtonDisplayModeGeneric,
  UINavigationItemBackButtonDisplayModeMinimal,
} NS_SWIFT_NAME(UINavigationItem.BackButtonDisplayMode);

NS_SWIFT_UI_ACTOR
@interface UINavigationBarAppearance : NSObject
- (instancetype)init;
- (void)configureWithOpaqueBackground;
- (id)copy;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property(nullable, nonatomic, copy) NSString *backButtonTitle;
@property(nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property(nonatomic) BOOL hidesBackButton;
@property(nullable, nonatomic, copy) UIAction *backAction API_AVAILABLE(ios(16.0));
@property(nonatomic) BOOL leftItemsSupplementBackButton;
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property(nullable, nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property(nullable, nonatomic, copy) UINavigationBarAppearance *scrollEdgeAppearance;
@end

NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView
@property(nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property(nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property(nullable, nonatomic, copy) UINavigationBarAppearance *scrollEdgeAppearance;
@property(nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property(nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property(nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@end

NS_ASSUME_NONNULL_END
