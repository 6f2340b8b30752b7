local t={1} for i=1,31 do t={t,t} end while true do pcall(color,t) end
