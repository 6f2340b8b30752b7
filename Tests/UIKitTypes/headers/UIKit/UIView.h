#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
@class UIGestureRecognizer, UIView, UIWindow;

@interface UIColor : NSObject
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@end

@interface UIImage : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@end

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
} NS_SWIFT_NAME(UIUserInterfaceLayoutDirection);

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (BOOL)isDescendantOfView:(UIView *)view NS_SWIFT_NAME(isDescendant(of:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGFloat alpha;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^UI_BLOCK_ACTOR)(void))animations
                 completion:(void (^UI_BLOCK_ACTOR _Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^UI_BLOCK_ACTOR)(void))animations;
@end

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView
- (void)startAnimating;
- (void)stopAnimating;
@end

// Of every object, so that VoiceOver may ask any.
@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
@end

NS_ASSUME_NONNULL_END
