local s="" for i=1,100 do s=s.."local function "..("f"):rep(100)..i.."() end " end load(s)() error(1)
