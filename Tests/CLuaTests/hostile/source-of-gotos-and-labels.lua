-- ends: ok
local s={} for i=1,499 do s[#s+1]="goto l"..i.." " end for i=1,499 do s[#s+1]="::l"..i..":: " end load(table.concat(s))
