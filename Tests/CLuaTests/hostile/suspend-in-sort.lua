table.sort({3, 2, 1}, ask)
