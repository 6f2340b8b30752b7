string.rep=nil string.format=error ("x").y=1
