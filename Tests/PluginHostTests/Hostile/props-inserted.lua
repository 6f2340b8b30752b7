local p=controller.props for i=1,1e9 do table.insert(p,1,i) end
