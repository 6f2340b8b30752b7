package.loaded = nil
