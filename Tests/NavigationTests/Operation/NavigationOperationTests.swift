import Expectations
import NavhostNavigation
import Testing

@Suite struct OperationTests {
  /// One of each.
  static let all: [NavigationOperation] = [
    .tapBack(), .tap(ScreenPoint()), .pan(Pan(from: ScreenPoint(), to: ScreenPoint())),
    .touch(.began, ScreenPoint()),
    .backMenu(1), .swipeDown(), .tapOutside(), .escape(), .select(1), .answer(.accepted(true)),
    .setRoot(.index(1)), .push(.index(1)), .setStack([.index(1)]), .requestPop(), .pop(),
    .popTo(.index(1)), .popToRoot(), .embed(in: .index(1), root: .index(2)), .present(.index(1)),
    .requestDismiss(), .dismiss(), .tabs([.index(1)]), .show(1), .advance(1), .settle,
  ]

  @Test func theControllersThatAreNamed() {
    let named = Self.all.filter { !$0.references.isEmpty }.map(\.name)
    expectEqual(named, [.setRoot, .push, .setStack, .popTo, .embed, .present, .tabs])
    expectEqual(NavigationOperation.requestPop(.to(.id(3))).references, [.id(3)])
    expectEqual(
      NavigationOperation.embed(in: .id(1), root: .index(2)).references, [.id(1), .index(2)])
  }
}
