local t={} for i=1,1e9 do local co=coroutine.wrap(function() local x=("x"):rep(1000) coroutine.yield() end) co() t[i]=co end
