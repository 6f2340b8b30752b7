controller.regions={{name="a",frame={0/0,1/0,-1/0,0/0},handles="all",offset=0/0}}
