-- ends: ok
local s={} for i=1,1300 do s[i]="::l"..i..":: " end load(table.concat(s))
