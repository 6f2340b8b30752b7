-- ends: ok
load("return 0x"..("f"):rep(15000)..".8p"..("9"):rep(500))
