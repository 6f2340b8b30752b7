local t={} for i=1,4000 do t[i]=i end while true do controller.props.t=t end
