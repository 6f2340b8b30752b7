log.info=nil
