#!/usr/bin/env python3
"""Makes an app of forty screens, half of them in Objective-C, with a base navigation controller and base screens of
its own, tabs, sheets and a split view: OUT/before without navhost, OUT/after with it. Prints the lines that its team
had to write. scripts/dev/check-adapter.sh type-checks it; Tests/UIKitStandIn/Tests/FortyScreensTests runs it.

usage: forty-screens.py OUT [--swift]
  --swift   the Swift half alone, with the base classes in Swift: what runs where there is no Objective-C
"""
import shutil
import sys
from pathlib import Path

# Each screen with those that it opens; those in capitals are editors, in which something may be lost.
SWIFT = """
Inbox: Conversation LETTER NOTE   | Conversation: Message REPLY   | Message: REPLY Contact   | Archive: Conversation
Search: Results   | Results: Message   | Labels: Filters   | Filters:   | Contacts: Contact   | Contact: EDITCONTACT
Month: Day   | Day: APPOINTMENT   | Profile: About   | About:   | LETTER: RECIPIENTS   | REPLY:   | EDITCONTACT:
APPOINTMENT:   | RECIPIENTS:   | NOTE:
"""
OBJECTIVE_C = """
Cart: Product ADDRESS   | Product: Photos   | Orders: Order   | Order: RETURNS Receipt   | Receipt:   | Payment: Receipt
Settings: Account Devices Help   | Account: PASSWORD   | Devices: Device   | Device:   | Help: Article FEEDBACK
Article:   | Photos: Photo   | Photo: CAPTION   | Album: Photo   | ADDRESS: Payment   | RETURNS:   | PASSWORD:
FEEDBACK:   | CAPTION:
"""

# A line that ends with //+ is the team's work; one that ends with //- was there before, and is not any more.
POLICIES = """\
import NavhostPluginHost //+
import NavigationUIKit //+
import UIKit //+
 //+
/// The policies of the app: files of its folder `policies`. //+
@MainActor //+
final class Policies: NSObject { //+
  static var folder = Bundle.main.path(forResource: "policies", ofType: nil) ?? "" //+
  static var main = makeHost() //+
 //+
  static func makeHost() -> NavigationHost { //+
    let host = NavigationHost() //+
    host.onReport = { print("navhost: \\($0)") } //+
    do { //+
      for case .failure(let error) in try host.loadAll(in: folder) { print(error.message) } //+
    } catch { print(error.message) } //+
    return host //+
  } //+
 //+
  /// The second column of a split view stands beside the first, and has a host of its own. //+
  OBJC static func guarding(_ navigation: UINavigationController) -> NavigationGuard { //+
    let host = navigation is DetailNavigation ? makeHost() : main //+
    let policies = NavigationGuard(attachingTo: navigation, host: host) //+
    policies.isForwarded = true //+
    return policies //+
  } //+
} //+
"""

SWIFT_NAVIGATION = """\
import NavigationUIKit //+
import UIKit

/// The navigation controller of the whole app.
class AppNavigation: UINavigationController {  //-
class AppNavigation: UINavigationController, UINavigationBarDelegate { //+
  /// For the app's figures.
  private(set) var pushes = 0
  private var policies: NavigationGuard? //+
  private var isPassingThrough: Bool { policies?.isPassingThrough ?? true } //+

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    policies = Policies.guarding(self) //+
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard isPassingThrough else { return policies?.pushViewController(viewController, animated: animated) ?? () } //+
    pushes += 1
    viewController.hidesBottomBarWhenPushed = true
    super.pushViewController(viewController, animated: animated)
  }
 //+
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { //+
    policies?.navigationBar(bar, shouldPop: item) ?? true //+
  } //+
 //+
  override func popViewController(animated: Bool) -> UIViewController? { //+
    isPassingThrough ? super.popViewController(animated: animated) : policies?.popViewController(animated: animated) //+
  } //+
 //+
  override func popToViewController(_ screen: UIViewController, animated: Bool) -> [UIViewController]? { //+
    isPassingThrough //+
      ? super.popToViewController(screen, animated: animated) //+
      : policies?.popToViewController(screen, animated: animated) //+
  } //+
 //+
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { //+
    isPassingThrough //+
      ? super.popToRootViewController(animated: animated) //+
      : policies?.popToRootViewController(animated: animated) //+
  } //+
 //+
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { //+
    guard policies?.shouldDismiss(animated: animated, completion: completion) ?? true else { return } //+
    super.dismiss(animated: animated, completion: completion) //+
  } //+
 //+
  override func accessibilityPerformEscape() -> Bool { //+
    isPassingThrough ? super.accessibilityPerformEscape() : policies?.performEscape() ?? false //+
  } //+
}

/// That of a split view's second column.
final class DetailNavigation: AppNavigation {}
"""

OBJECTIVE_C_NAVIGATION_HEADER = """\
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
/// The navigation controller of the whole app.
@interface AppNavigation : UINavigationController
/// For the app's figures.
@property(nonatomic, readonly) NSInteger pushes;
@end

/// That of a split view's second column.
@interface DetailNavigation : AppNavigation
@end
NS_ASSUME_NONNULL_END
"""

OBJECTIVE_C_NAVIGATION = """\
#import "AppNavigation.h"
#import "NavigationUIKit-Swift.h" //+
#import "FortyScreens-Swift.h" //+

@interface AppNavigation () <UINavigationBarDelegate> //+
@interface AppNavigation ()  //-
@property(nonatomic) NSInteger pushes;
@property(nonatomic, strong) NavhostGuard *policies; //+
@end

@implementation AppNavigation

- (instancetype)initWithRootViewController:(UIViewController *)root {
  self = [super initWithRootViewController:root];
  self.policies = [Policies guarding:self]; //+
  return self;
}

- (void)pushViewController:(UIViewController *)screen animated:(BOOL)animated {
  if (!self.isPassingThrough) { //+
    [self.policies pushViewController:screen animated:animated]; //+
    return; //+
  } //+
  self.pushes += 1;
  screen.hidesBottomBarWhenPushed = YES;
  [super pushViewController:screen animated:animated];
}
 //+
- (BOOL)isPassingThrough { //+
  return self.policies == nil || self.policies.isPassingThrough; //+
} //+
 //+
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item { //+
  return self.policies == nil || [self.policies navigationBar:bar shouldPopItem:item]; //+
} //+
 //+
- (UIViewController *)popViewControllerAnimated:(BOOL)animated { //+
  return self.isPassingThrough ? [super popViewControllerAnimated:animated] //+
                       : [self.policies popViewControllerAnimated:animated]; //+
} //+
 //+
- (NSArray<UIViewController *> *)popToViewController:(UIViewController *)screen animated:(BOOL)animated { //+
  return self.isPassingThrough ? [super popToViewController:screen animated:animated] //+
                       : [self.policies popToViewController:screen animated:animated]; //+
} //+
 //+
- (NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated { //+
  return self.isPassingThrough ? [super popToRootViewControllerAnimated:animated] //+
                       : [self.policies popToRootViewControllerAnimated:animated]; //+
} //+
 //+
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion { //+
  if (self.policies == nil || [self.policies shouldDismissAnimated:animated completion:completion]) //+
    [super dismissViewControllerAnimated:animated completion:completion]; //+
} //+
 //+
- (BOOL)accessibilityPerformEscape { //+
  return self.isPassingThrough ? [super accessibilityPerformEscape] : [self.policies performEscape]; //+
} //+

@end

@implementation DetailNavigation
@end
"""

SWIFT_SCREENS = """\
import NavigationUIKit //+
import UIKit

/// What the screens in Swift have in common.
class AppScreen: UIViewController {
  /// Those that it opens.
  var next: [AppScreen.Type] { [] }

  required init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(describing: type(of: self))
  }

  func open(_ place: Int) { navigationController?.pushViewController(next[place].init(), animated: true) }

  func openInSheet(_ screen: AppScreen) {
    present(AppNavigation(rootViewController: screen), animated: true, completion: nil)
  }
}

/// A screen on which somebody types.
class EditorScreen: AppScreen {
  private(set) var text = ""

  func textChanged(_ text: String) {
    self.text = text
    navhost.props["text"] = .string(text) //+
  }
}
"""

OBJECTIVE_C_SCREENS_HEADER = """\
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
/// What the screens in Objective-C have in common.
@interface ScreenController : UIViewController
- (void)open:(UIViewController *)screen;
@end

/// A screen on which somebody types.
@interface EditorController : ScreenController
- (void)textDidChange:(NSString *)text;
@end
NS_ASSUME_NONNULL_END
"""

OBJECTIVE_C_SCREENS = """\
#import "ScreenController.h"
#import "NavigationUIKit-Swift.h" //+

@implementation ScreenController

- (void)open:(UIViewController *)screen {
  [self.navigationController pushViewController:screen animated:YES];
}

@end

@interface EditorController ()
@property(nonatomic, copy) NSString *text;
@end

@implementation EditorController

- (void)textDidChange:(NSString *)text {
  self.text = text;
  [self navhostSetText:text forKey:@"text"]; //+
}

@end
"""

# The one that is saved before it goes.
NOTE = """\
import NavhostNavigation //+
import NavhostPluginHost //+
import NavigationUIKit //+
import UIKit

/// A note, which is saved.
final class Note: EditorScreen {
  private(set) var saved = ""
  private var saving: Observation? //+

  override func viewDidLoad() {
    super.viewDidLoad()
    saving = navhost.onAwait("save") { [weak self] data in //+
      await self?.save(data["text"]?.string ?? "") //+
      return true //+
    } //+
  }

  func save(_ text: String) async { saved = text }
}
"""

APP = """\
import UIKit

/// The tabs of the app.
final class AppTabs: UITabBarController {
  let split = UISplitViewController(style: .doubleColumn)

  init() {
    super.init(nibName: nil, bundle: nil)
    split.setViewController(AppNavigation(rootViewController: Month()), for: .primary)
    split.setViewController(DetailNavigation(rootViewController: Day()), for: .secondary)
    viewControllers = [
      AppNavigation(rootViewController: Inbox()), AppNavigation(rootViewController: Contacts()),
OBJC_TABS
      split,
    ]
  }

  required init?(coder: NSCoder) { nil }
}
"""

LUA = {
    "drafts.lua": """\
-- Nothing that somebody typed is lost without a question. //+
return { //+
  controllers = { "EditorScreen", "EditorController", "!Note" }, //+
  shouldPop = function(screen) //+
    if (screen.props.text or "") == "" then return end //+
    return confirm("Discard what you typed?", { ok = "Discard", cancel = "Keep editing", destructive = true }) //+
  end, //+
} //+
""",
    "note.lua": """\
-- A note is saved before its screen goes. //+
return { //+
  controllers = "Note", //+
  shouldPop = function(note) //+
    if (note.props.text or "") ~= "" then return await("save", { text = note.props.text }) end //+
  end, //+
} //+
""",
    "payment.lua": """\
-- Nobody leaves while somebody pays. //+
return { //+
  controllers = "PaymentController", //+
  hidesBackButton = function(payment) return payment.props.paying end, //+
  shouldPop = function(payment) //+
    if payment.props.paying then return false, "paying" end //+
  end, //+
} //+
""",
}


def screens(text):
    """Name, whether it is an editor, and what it opens."""
    table = []
    for row in text.replace("\n", "|").split("|"):
        if row.strip():
            name, _, nexts = row.strip().partition(":")
            table.append((plain(name), name.isupper(), [plain(name) for name in nexts.split()]))
    return table


def plain(name):
    return {"EDITCONTACT": "EditContact"}.get(name, name.capitalize() if name.isupper() else name)


def swift_screen(name, is_editor, nexts):
    opens = f"  override var next: [AppScreen.Type] {{ [{', '.join(f'{n}.self' for n in nexts)}] }}\n" if nexts else ""
    return f"import UIKit\n\nfinal class {name}: {'EditorScreen' if is_editor else 'AppScreen'} {{\n{opens}}}\n"


def objective_c_screen(name, is_editor, nexts):
    above = "EditorController" if is_editor else "ScreenController"
    header = f'#import "ScreenController.h"\n\n@interface {name}Controller : {above}\n@end\n'
    imports = "".join(f'#import "{n}Controller.h"\n' for n in nexts)
    opens = "".join(f"- (void)open{n} {{\n  [self open:[[{n}Controller alloc] init]];\n}}\n\n" for n in nexts)
    paying = ""
    if name == "Payment":
        imports += '#import "NavigationUIKit-Swift.h" //+\n'
        paying = '- (void)pay {\n  [self navhostSetFlag:YES forKey:@"paying"]; //+\n}\n\n'
    body = f'#import "{name}Controller.h"\n{imports}\n@implementation {name}Controller\n\n{paying}{opens}@end\n'
    return header, body


def files(swift_alone):
    made = {"Policies.swift": POLICIES.replace("OBJC ", "" if swift_alone else "@objc "), "AppScreen.swift": SWIFT_SCREENS}
    for name, is_editor, nexts in screens(SWIFT):
        made[f"{name}.swift"] = NOTE if name == "Note" else swift_screen(name, is_editor, nexts)
    made |= {f"policies/{name}": text for name, text in LUA.items()}
    if swift_alone:
        made["AppNavigation.swift"] = SWIFT_NAVIGATION
        made["AppTabs.swift"] = APP.replace("OBJC_TABS\n", "")
        return made
    made["AppTabs.swift"] = APP.replace(
        "OBJC_TABS",
        "      AppNavigation(rootViewController: CartController()),\n"
        "      AppNavigation(rootViewController: SettingsController()),")
    made |= {
        "AppNavigation.h": OBJECTIVE_C_NAVIGATION_HEADER, "AppNavigation.m": OBJECTIVE_C_NAVIGATION,
        "ScreenController.h": OBJECTIVE_C_SCREENS_HEADER, "ScreenController.m": OBJECTIVE_C_SCREENS,
        "Bridging.h": '#import "AppNavigation.h"\n#import "CartController.h"\n#import "SettingsController.h"\n',
    }
    for name, is_editor, nexts in screens(OBJECTIVE_C):
        header, body = objective_c_screen(name, is_editor, nexts)
        made |= {f"{name}Controller.h": header, f"{name}Controller.m": body}
    return made


def lines_of(text, left_out):
    """Without the lines with one mark, and without the other mark."""
    return "".join(
        f"{line.removesuffix('//+').removesuffix('//-').rstrip()}\n"
        for line in text.splitlines() if not line.endswith(left_out))


def main():
    out, swift_alone = Path(sys.argv[1]), "--swift" in sys.argv[2:]
    shutil.rmtree(out, ignore_errors=True)
    counts = {}
    for name, text in files(swift_alone).items():
        for folder, left_out in (("before", "//+"), ("after", "//-")):
            lines = lines_of(text, left_out)
            if lines:
                path = out / folder / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(lines)
        language = {"swift": "Swift", "lua": "Lua"}.get(name.rpartition(".")[2], "Objective-C")
        counts[language] = counts.get(language, 0) + sum(line.endswith("//+") for line in text.splitlines())
    number = len(screens(SWIFT)) + (0 if swift_alone else len(screens(OBJECTIVE_C)))
    told = ", ".join(f"{count} of {language}" for language, count in sorted(counts.items()))
    print(f"an app of {number} screens: its team writes {sum(counts.values())} lines, {told}")


main()
