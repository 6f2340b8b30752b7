-- ends: ok
load("return a"..("[a"):rep(4000)..("]"):rep(4000))
