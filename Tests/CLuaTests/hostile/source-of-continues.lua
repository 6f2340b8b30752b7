local s={} for i=1,10 do s[#s+1]="do local function f() for i=1,2 do "..("goto continue "):rep(40).." ::continue:: end end end " end while true do load(table.concat(s)) end
