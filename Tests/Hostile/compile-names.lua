local v={} for i=1,190 do v[i]='v'..i end local l=table.concat(v,',') local s='local '..l..' '..('function x()'):rep(60)..'x{'..('x,'):rep(4000)..'}'..(' end'):rep(60) while true do load(s) end
