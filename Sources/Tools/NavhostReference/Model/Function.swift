extension Reference {
  /// A function, or a method of an object.
  package struct Function: Sendable, Equatable {
    package let name: String
    package let parameters: [Parameter]
    package let results: [Result]
    package let doc: String
    /// A line or two of Lua that use it.
    package let example: String

    init(
      _ name: String, _ parameters: [Parameter] = [], returns results: [Result] = [],
      _ doc: String, example: String = ""
    ) {
      self.name = name
      self.parameters = parameters
      self.results = results
      self.doc = doc
      self.example = example
    }

    /// `push(spec[, options])`
    package var signature: String {
      "\(name)(\(Function.list(parameters[...])))"
    }

    private static func list(_ parameters: ArraySlice<Parameter>, first: Bool = true) -> String {
      guard let parameter = parameters.first else { return "" }
      let rest = list(parameters.dropFirst(), first: false)
      let comma = first ? "" : ", "
      return parameter.isOptional
        ? "[\(comma)\(parameter.name)\(rest)]" : "\(comma)\(parameter.name)\(rest)"
    }
  }
}

extension Reference {
  /// What a function takes.
  package struct Parameter: Sendable, Equatable {
    package let name: String
    package let type: LuaType
    package let isOptional: Bool
    package let doc: String

    init(_ name: String, _ type: LuaType, optional: Bool = false, _ doc: String = "") {
      self.name = name
      self.type = type
      isOptional = optional
      self.doc = doc
    }
  }
}

extension Reference {
  /// What a function gives back.
  package struct Result: Sendable, Equatable {
    package let type: LuaType
    package let name: String?
    package let isOptional: Bool
    package let doc: String

    init(_ type: LuaType, _ name: String? = nil, optional: Bool = false, _ doc: String = "") {
      self.type = type
      self.name = name
      isOptional = optional
      self.doc = doc
    }
  }
}

extension Reference {
  /// A function of a plugin that the host calls.
  package struct Hook: Sendable, Equatable {
    package let name: String
    package let parameters: [Parameter]
    /// Empty for a notification, whose results are ignored.
    package let results: [Result]
    /// When it is called: "something asks to leave `controller`".
    package let called: String
    package let doc: String
    package let kind: Kind
    /// Its result counts.
    package var isDecision: Bool { kind != .isTold }
    /// It is a link of a chain: it may take `next` as its third parameter.
    package var wrapsRest: Bool { parameters.first == Reference.controllerParameter }

    init(
      _ name: String, _ parameters: [Parameter], returns results: [Result] = [],
      kind: Kind = .isTold, called: String, _ doc: String
    ) {
      self.name = name
      self.parameters = parameters
      self.results = results
      self.kind = kind
      self.called = called
      self.doc = doc
    }

    /// What its result is for. The raw value is the section of the description that has it.
    package enum Kind: String, Sendable {
      case decides = "decision hooks"
      case laysOut = "appearance hooks"
      case isTold = "notification hooks"

      /// One of them: "a decision hook".
      package var words: String {
        switch self {
        case .decides: "a decision hook"
        case .laysOut: "an appearance hook"
        case .isTold: "a notification hook"
        }
      }
    }

    /// `shouldPop(controller, pop)`
    package var signature: String {
      "\(name)(\(parameters.map { $0.name }.joined(separator: ", ")))"
    }
  }
}
