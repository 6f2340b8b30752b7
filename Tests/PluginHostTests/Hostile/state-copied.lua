local t={} for i=1,1900 do t[i]=i end controller.props.x=t while true do controller.state.y=controller.props.x end
