// A base navigation controller in Objective-C, whose overrides call its guard: docs/in-an-app.md.
#import <UIKit/UIKit.h>
#import "NavigationUIKit-Swift.h"

@interface BaseNavigation : UINavigationController <UINavigationBarDelegate>
@property(nonatomic, strong) NavhostGuard *policies;
@end

@implementation BaseNavigation

// With a host that was made in Swift.
- (void)attachToHost:(NavhostHost *)host {
  self.policies = [[NavhostGuard alloc] initAttachingTo:self host:host];
  self.policies.isForwarded = true;
}

- (BOOL)isPassingThrough {
  return self.policies == nil || self.policies.isPassingThrough;
}

- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
  return self.policies == nil || [self.policies navigationBar:bar shouldPopItem:item];
}

- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated {
  if (self.isPassingThrough) {
    [super pushViewController:controller animated:animated];
  } else {
    [self.policies pushViewController:controller animated:animated];
  }
}

- (UIViewController *)popViewControllerAnimated:(BOOL)animated {
  return self.isPassingThrough ? [super popViewControllerAnimated:animated]
                       : [self.policies popViewControllerAnimated:animated];
}

- (NSArray<UIViewController *> *)popToViewController:(UIViewController *)controller
                                            animated:(BOOL)animated {
  return self.isPassingThrough ? [super popToViewController:controller animated:animated]
                       : [self.policies popToViewController:controller animated:animated];
}

- (NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated {
  return self.isPassingThrough ? [super popToRootViewControllerAnimated:animated]
                       : [self.policies popToRootViewControllerAnimated:animated];
}

- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion {
  if (self.policies == nil || [self.policies shouldDismissAnimated:animated completion:completion]) {
    [super dismissViewControllerAnimated:animated completion:completion];
  }
}

- (BOOL)accessibilityPerformEscape {
  return self.isPassingThrough ? [super accessibilityPerformEscape]
                       : [self.policies performEscape];
}

- (void)close {
  [self.policies requestPopOfCount:1];
  [self.policies tapCustomBackItem];
}

@end

// A class that nobody can change is guarded from outside.
static void guardLibrary(UINavigationController *stack, NavhostHost *host) {
  NavhostGuard *policies = [[NavhostGuard alloc] initAttachingTo:stack host:host];
  policies.interceptsBackButton = true;
  [policies detach];
}

@interface LetterController : UIViewController
@end

@implementation LetterController

- (void)textDidChange:(NSString *)text {
  self.navhostClassName = nil;
  [self navhostSetText:text forKey:@"draft"];
  [self navhostSetFlag:true forKey:@"paying"];
  [self navhostSetNumber:3 forKey:@"pages"];
}

- (void)done {
  [self navhostRequestPop];
}

- (void)cancel {
  [self navhostRequestDismiss];
}

// A stack of the library's own class.
- (UIViewController *)stackWithHost:(NavhostHost *)host {
  guardLibrary(self.navigationController, host);
  PolicyNavigationController *stack = [[PolicyNavigationController alloc] initWithRootViewController:self];
  [stack attachToHost:host];
  return stack;
}

@end
