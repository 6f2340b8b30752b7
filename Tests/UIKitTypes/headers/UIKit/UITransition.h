#import "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UITransitionContextViewKey __attribute__((swift_wrapper(struct)));
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly) BOOL transitionWasCancelled;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
- (void)completeTransition:(BOOL)didComplete;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)context
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)context
    NS_SWIFT_NAME(animateTransition(using:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)context;
@end

NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^UI_BLOCK_ACTOR _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^UI_BLOCK_ACTOR _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:));
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^UI_BLOCK_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionChanges(_:));
@end

NS_ASSUME_NONNULL_END
