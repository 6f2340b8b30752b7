while true do os.time{year=-2^31//1|0,month=-2^31//1|0,day=-2^31//1|0,hour=2^31-1//1|0} end
