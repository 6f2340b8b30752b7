local p=controller.props while true do pcall(table.unpack,p,1,7000) end
