while true do tostring(controller) tostring(controller.props) end
