#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// Questions to the person, which are shown, and to the app, which are not.
  extension StackMirror {
    func showQuestion() {
      guard let owner, let question = model.question, !isWaiting else { return }
      guard question.kind == .await || isTabSeen else {
        waitsToBeSeen = true
        return
      }
      isWaiting = true
      guard question.kind != .await else { return waitForApp(question) }
      keeper?.questions.ask(question, on: owner) { [weak self] reply in
        _ = self?.answer(reply)
      }
    }

    /// The tab has come to the screen: so does the question that nobody could see.
    func showQuestionIfSeen() {
      guard waitsToBeSeen, isTabSeen else { return }
      waitsToBeSeen = false
      showQuestion()
    }

    /// False in a tab that is not the selected one, however deep.
    private var isTabSeen: Bool {
      var view: UIViewController? = owner
      while let current = view {
        if let tabs = current.parent as? UITabBarController,
          tabs.selectedViewController !== current
        {
          return false
        }
        view = current.parent
      }
      return true
    }

    /// What a drag that was never tried would have asked counts as answered by no.
    func dropHiddenQuestion() {
      guard !isWaiting, !waitsToBeSeen, model.question != nil else { return }
      _ = model.answer(false, settle: false)
    }

    func withdrawQuestionIfDropped() {
      guard isWaiting, model.question == nil else { return }
      forgetWaiting()
      wanted = []
      keeper?.questions.withdraw()
    }

    /// What was shown has gone without an answer: that is a no. Where there is none to pick, it is asked
    /// again.
    func answerNoIfVanished() {
      guard isWaiting, let question = model.question, question.kind != .await,
        keeper?.questions.isAsking == false
      else { return }
      host.report("a question went from the screen without an answer")
      if let no = question.choices.first(where: { $0.style == .cancel }) {
        _ = answer(.choice(no.id))
      } else {
        isWaiting = false
        showQuestion()
      }
    }

    /// The answer of the person, or of the app.
    func answer(_ reply: Reply) -> Outcome? {
      guard isAlive else { return nil }
      popWaiting()
      guard let question = model.question else { return nil }
      isWaiting = false
      if question.kind != .await { keeper?.questions.withdraw() }
      guard let outcome = model.answer(question.plain(reply), settle: false) else { return nil }
      if outcome.kind == .ignored, model.question != nil {
        // Under a finger nothing can be carried on.
        isWaiting = true
        return outcome
      }
      _ = carryOut(outcome, animated: true)
      if model.question == nil { forgetWaiting() }
      return outcome
    }

    private func forgetWaiting() {
      isWaiting = false
      waitsToBeSeen = false
      waitingPush = nil
      waitingTab = nil
      completeDismissals()
    }

    /// The app's answer comes by `host.onAwait`. Its time goes by the clock on the wall, which the model's
    /// does not.
    private func waitForApp(_ question: Question) {
      guard let timeout = question.timeout else { return }
      let deadline = model.time + timeout
      let number = host.navigation.events.lastIndex
      Task { @MainActor [weak self] in
        await Waits.sleep(timeout)
        self?.timeOut(at: deadline, asked: number)
      }
    }

    private func timeOut(at deadline: Double, asked number: Int) {
      let events = host.navigation.events.since(number)
      guard isAlive, isWaiting, model.question?.kind == .await,
        !events.contains(where: { $0.name == .answer || $0.name == .question })
      else { return }
      isWaiting = false
      model.advance(by: max(0, deadline - model.time))
      guard let kind = (model.explanation?.outcome).flatMap(Outcome.Kind.init) else { return }
      _ = carryOut(Outcome(kind), animated: true)
      if model.question == nil { forgetWaiting() }
    }

    // MARK: What waited

    /// A push that waited has been allowed.
    func pushWaiting(animated: Bool) {
      guard let view = waitingPush, model.top === view.navhost.controller else { return catchUp() }
      waitingPush = nil
      keeper?.systemPush(view, animated: animated)
      follow()
    }

    /// A tab that was tapped, and waited, may be shown.
    func selectWaiting() {
      guard let view = waitingTab else { return }
      waitingTab = nil
      tabGuard?.select(view)
    }
  }

  extension Question {
    /// The same answer, of a yes or no as that.
    fileprivate func plain(_ reply: Reply) -> Reply {
      guard kind == .confirm, case .choice(let id) = reply,
        let choice = choices.first(where: { $0.id.utf8.elementsEqual(id.utf8) })
      else { return reply }
      return .accepted(choice.style != .cancel)
    }
  }
#endif
