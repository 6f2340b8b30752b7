local p=controller.props for i=1,40 do p.a={} p=p.a end
