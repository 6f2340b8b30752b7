return table.unpack({}, 1, 5000)
