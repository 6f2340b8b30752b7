local t={1} for i=1,31 do t={t,t} end pcall(color,t) controller.props.x=t
