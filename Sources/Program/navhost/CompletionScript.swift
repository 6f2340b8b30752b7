internal import ArgumentParser
internal import NavhostCommandLine

/// The completion of a shell for `navhost` and the programs that come with it.
///
/// Each program makes its own part. The function of `navhost` is renamed, and one of its name hands the
/// words behind `navhost trace` to that of `navhost-trace`.
enum CompletionScript {
  /// Prints it if the words ask for one: `--generate-completion-script zsh`.
  static func print(_ words: ProgramEntry.Words) throws -> Bool {
    guard words.count == 2, words.first == "--generate-completion-script",
      let shell = words.last.flatMap(CompletionShell.init(rawValue:))
    else { return false }
    let programs = OwnProgram.allCases.compactMap { program in
      SisterProgram(file: program.file)?
        .output(["--generate-completion-script", shell.rawValue])
    }
    Output.text(text(shell, Navhost.completionScript(for: shell), programs))
    return true
  }

  private static func text(_ shell: CompletionShell, _ own: String, _ programs: [String]) -> String
  {
    let function = "\n_navhost() {\n"
    let renamed = own.replacing(function, with: "\n_navhost_own() {\n")
    let rest = programs.joined(separator: "\n")
    switch shell {
    case .bash: return renamed + "\n" + bash + "\n" + rest + "\n"
    case .zsh:
      // The first line names the commands that zsh completes; zsh runs the last ones as it loads the file.
      let head = renamed.prefix { $0 != "\n" }
      return head + "\n" + rest + "\n" + zsh + renamed.dropFirst(head.count) + "\n"
    default: return own + "\n" + rest + "\n" + fish + "\n"
    }
  }

  private static let names = OwnProgram.allCases.map(\.rawValue)

  private static let bash = """
    _navhost() {
        local name="${COMP_WORDS[1]}"
        case "${name}" in
        \(names.joined(separator: "|")))
            if [[ "${COMP_CWORD}" -gt 1 ]] && declare -F "_navhost-${name}" >/dev/null; then
                local line="navhost-${name}${COMP_LINE#*"${name}"}"
                COMP_POINT=$((COMP_POINT + ${#line} - ${#COMP_LINE}))
                COMP_LINE="${line}"
                COMP_WORDS=("navhost-${name}" "${COMP_WORDS[@]:2}")
                COMP_CWORD=$((COMP_CWORD - 1))
                "_navhost-${name}" "navhost-${name}" "${2}" "${3}"
                return
            fi
            ;;
        esac
        _navhost_own "${@}"
    }
    """

  private static let zsh = """
    _navhost() {
        local name="${words[2]}"
        if (( CURRENT > 2 && ${+functions[_navhost-${name}]} )); then
            words=("navhost-${name}" "${(@)words[3,-1]}")
            (( CURRENT -= 1 ))
            "_navhost-${name}"
        else
            _navhost_own "${@}"
        fi
    }

    """

  private static let fish = """
    function __navhost_program_completions
        set -l tokens (commandline -opc)
        complete -C (string join -- ' ' navhost-$tokens[2] (string escape -- $tokens[3..]) (commandline -ct))
    end

    complete -c navhost -n 'contains -- (commandline -opc)[2] \(names.joined(separator: " "))' \
        -fa '(__navhost_program_completions)'
    """
}
