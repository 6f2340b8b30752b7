local t={} for i=1,4000 do t[i]=(i*7919)%4001 end controller.props.t=t table.sort(controller.props.t)
