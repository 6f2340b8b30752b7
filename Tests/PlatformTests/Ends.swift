import NavhostPlatform

/// Foundation has a `Pipe`, too.
typealias Ends = NavhostPlatform.Pipe
