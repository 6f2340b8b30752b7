import Platform

/// Foundation has a `Pipe`, too.
typealias Ends = Platform.Pipe
