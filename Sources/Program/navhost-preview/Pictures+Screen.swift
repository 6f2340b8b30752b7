internal import NavhostPreview
internal import NavhostScriptHost

extension Pictures: ScreenSource {}
