local t={} for i=1,4000 do t[i]=i end controller.props.t=t while true do table.concat(controller.props.t) end
