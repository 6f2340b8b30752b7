local function r() load(r) return "x" end load(r)
