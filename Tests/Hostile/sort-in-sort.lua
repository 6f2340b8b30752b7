local t={} for i=1,100 do t[i]=i end local function f(a,b) table.sort(t,f) return a<b end table.sort(t,f)
