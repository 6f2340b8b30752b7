import Expectations
import NavhostNavigation
import NavhostSupport
import Testing

@testable import NavhostPreview

/// The operations of the buttons beside the phone.
@Suite struct OperationPageTests {
  @Test func aButtonIsACallOfTheStack() {
    func lua(_ text: String) -> String? {
      guard case .act(let input)? = ClientMessage.read(text)?.message else { return nil }
      return input.lua(on: "nav")
    }
    expectEqual(lua(#"{"do":"tapBack"}"#), "nav.tapBack({settle = false})")
    expectEqual(lua(#"{"do":"backMenu","entry":2}"#), "nav.backMenu(2, {settle = false})")
    expectEqual(lua(#"{"do":"answer","value":false}"#), "nav.answer(false, {settle = false})")
    expectEqual(lua(#"{"do":"select","tab":3}"#), "tabs.select(3, {settle = false})")
    expectEqual(lua(#"{"do":"setStack"}"#), "nav.setStack({nav.stack[1]}, {ask = true})")
    expectEqual(lua(#"{"do":"push","class":""}"#), #"nav.push("Screen", {settle = false})"#)
    expectEqual(lua(#"{"do":"push","class":"a\"b\\n"}"#), #"nav.push("a\"b\\n", {settle = false})"#)
  }

  /// What the page has no button for, it cannot do.
  @Test func noOtherOperationIsTheirs() {
    let buttons = NavigationOperation.Name.allCases.filter { name in
      let fields = #"{"entry":1,"tab":1,"value":true,"class":"A"}"#
      return (try? JSONParser.parse(fields.utf8)).flatMap {
        NavigationOperation(ofPage: name.rawValue, $0)
      }
        != nil
    }
    expectEqual(
      buttons,
      [
        .tapBack, .backMenu, .swipeDown, .tapOutside, .escape, .select, .answer, .push, .setStack,
        .requestPop,
        .pop, .popToRoot, .requestDismiss, .dismiss,
      ])
  }
}
