pop.source="x"
