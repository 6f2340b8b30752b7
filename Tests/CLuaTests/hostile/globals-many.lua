-- spoils its own state
for i=1,1e9 do _G["g"..i]=i end
