-- ends: ok
load("return \"" ..("\\u{7FFFFFFF}"):rep(1000).."\"")
