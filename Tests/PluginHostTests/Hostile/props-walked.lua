local t={} for i=1,4000 do t["k"..i]=i end controller.props.t=t while true do for k,v in pairs(controller.props.t) do break end end
