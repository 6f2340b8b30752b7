host.call = nil
