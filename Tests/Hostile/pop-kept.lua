if K then return K.source end K=pop return pop.source
