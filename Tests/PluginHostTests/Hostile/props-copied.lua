local p=controller.props local t={} for i=1,900 do t[i]={} end p.x=t while true do p.y=p.x end
