controller:hook("shouldPop",function() end)
