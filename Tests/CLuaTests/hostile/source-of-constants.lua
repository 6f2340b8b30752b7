local s={} for i=1,1400 do s[i]="x="..i..".5 " end while true do load(table.concat(s)) end
