/// A presented sheet is dragged down.
extension NavigationController {
  /// A finger drags the sheet down from the middle of its top.
  ///
  /// - Parameters:
  ///   - distance: in points; nil: to the foot of the screen.
  ///   - duration: in seconds.
  ///   - release: whether the finger goes up at the end.
  ///   - settle: whether the transition runs to its end before the call returns.
  @discardableResult
  public func swipeDown(
    distance: Double? = nil, duration: Double = 0.25, release: Bool = true, settle: Bool = true
  ) -> Outcome? {
    let drag = SheetDrag(
      distance: distance, duration: duration, release: release, settle: settle)
    return operate(.swipeDown(drag), Outcome.ignoring) {
      guard presentation?.style.hasDrag == true, isPresented else {
        return ignorePop(.nothingThere, .sheetSwipe)
      }
      let start = ScreenPoint(x: configuration.width / 2, y: BarLayout.statusHeight)
      let way = distance ?? configuration.height - start.y
      return synthesize(
        Pan(
          from: start, to: ScreenPoint(x: start.x, y: start.y + way), duration: duration,
          release: release, settle: settle))
    }
  }

  /// Whether a finger that moved so far drags a sheet: more downward than sideways, in a stack of it.
  func dragsSheet(_ translation: ScreenPoint) -> Bool {
    presentation?.style.hasDrag == true && translation.y > translation.x.magnitude
  }

  /// The finger has moved far enough downwards.
  func dragBegins() -> Outcome? {
    restoreBackButton()
    guard let presentation, let gesture = currentGesture() else { return nil }
    touches?.gesture = gesture
    beginDraft(.pop)
    if let refusal = refusalOfDrag(gesture) {
      return decide(
        refusal == .modal ? refuseModal(.sheetSwipe) : ignorePop(refusal, .sheetSwipe))
    }
    let sequence = touches
    let pop = scene.pop(dismissing: presentation, .sheetSwipe, animated: true)
    var decision = Decision(.dismiss(presentation), pop, on: presentation.navigation)
    let stop = decision.ask() ?? refusalAfterRenewal(of: decision)
    guard touches === sequence else {
      return conclude(stop ?? .ignored(.tooShort), source: .sheetSwipe)
    }
    if let stop { return refuseDrag(stop, doing: decision.actions) }
    endTransitionsInTheWay()
    let begun = conclude(.began, reason: nil, source: .sheetSwipe, controller: top)
    drag(presentation, decision.pop, gesture, begun)
    presentation.navigation.running?.actions = decision.actions
    return nil
  }

  private func refuseDrag(_ outcome: Outcome, doing actions: [PendingAction]?) -> Outcome {
    if let actions { scene.journal.draft.add(actions) }
    decide(conclude(outcome, source: .sheetSwipe))
    if let actions { scene.carryOut(actions) }
    return outcome
  }

  private func refusalOfDrag(_ gesture: PopGesture) -> Refusal? {
    if let refusal = refusalOfTouch ?? refusalOfTransition ?? refusalOfQuestion {
      return refusal
    }
    if region(at: gesture.start)?.keepsSheetDrag == true { return .region }
    return modalTop?.isModal == true ? .modal : nil
  }

  /// A tap beside a popover or a form sheet.
  @discardableResult
  public func tapOutside(settle: Bool = true) -> Outcome {
    operate(.tapOutside(settle: settle), Outcome.ignored) {
      guard isPresented, let presentation, presentation.style.hasOutside else {
        return ignorePop(.nothingThere, .tapOutside)
      }
      if let refusal = refusalOfTouch ?? refusalOfTransition ?? refusalOfQuestion {
        return ignorePop(refusal, .tapOutside)
      }
      if modalTop?.isModal == true { return refuseModal(.tapOutside) }
      return attemptDismissal(of: presentation, .tapOutside, animated: true, settle: settle)
    }
  }

  /// The top keeps the presentation, and hears of the attempt.
  private func refuseModal(_ source: PopSource) -> Outcome {
    let outcome = ignorePop(.modal, source)
    if let top { _ = scene.tell { $0.didAttemptToDismiss(top) } }
    return outcome
  }

  /// The top of the sheet, whichever stack of it the finger is on.
  var modalTop: Controller? { home?.selectedTab.top }

  private func drag(
    _ presentation: Presentation, _ pop: Pop, _ gesture: PopGesture, _ begun: Conclusion
  ) {
    let sheet = presentation.navigation
    scene.rest(from: presentation)
    guard let from = sheet.selectedTab.top, let to = pop.target else { return }
    touches?.explanation = begun.explanation
    touches?.state = .moving(.dragging(pop), .began)
    let exchange = scene.exchangeDismissing(presentation)
    sheet.begin(
      RunningTransition(
        change: .exchange(exchange, presents: false), from: from, to: to, interactive: true,
        phase: .held(progress: dragProgress(of: gesture.translation))))
    exchange.begin()
  }

  func dragProgress(of translation: ScreenPoint) -> Double {
    min(max(translation.y / configuration.height, 0), 1)
  }

  /// The finger is off the sheet.
  func releaseSheet(_ pop: Pop, _ gesture: PopGesture, cancelled: Bool) -> Outcome {
    guard let presentation, let dragged = presentation.navigation.running else {
      return .ignored(.nothingThere)
    }
    let way = gesture.translation.y + GestureLimits.foresight * gesture.velocity.y
    let finishes = !cancelled && way > configuration.height / 2
    let outcome = Outcome(finishes ? .dismissed : .cancelled)
    let actions = finishes ? presentation.navigation.takeActions() : nil
    scene.journal.conclude(
      outcome.kind.ending, reason: nil, source: .sheetSwipe, controller: modalTop)
    let sheet = presentation.navigation
    if finishes {
      decide(outcome)
      if let actions { scene.carryOut(actions) }
      guard sheet.isAttached else { return outcome }
      sheet.letRun()
      scene.departing.append(sheet)
      scene.remove(presentation, pop)
    } else {
      sheet.running?.phase = .returning(since: time, from: dragged.progress(at: time))
      dragged.exchange?.turn()
    }
    return outcome
  }
}
