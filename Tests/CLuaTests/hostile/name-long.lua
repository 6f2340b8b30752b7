local n=("a"):rep(60000) load(n.."=1")() error(n)
