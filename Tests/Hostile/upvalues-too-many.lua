-- ends: ok
local s={} for k=1,2 do s[#s+1]="local function f"..k.."() " for i=1,150 do s[#s+1]="local b"..k.."_"..i.."="..i.."\n" end end s[#s+1]="return function() return " for k=1,2 do for i=1,150 do s[#s+1]="b"..k.."_"..i.."+" end end s[#s+1]="0 end end end" load(table.concat(s))
