# was: a property that stands in a module which the named file imports was not found by its name
# $ mkdir -p Parts && printf 'module Parts.Order where\nprop_sorted :: [Bool] -> Bool\nprop_sorted xs = and (zipWith (<=) xs (drop 1 xs))\n' > Parts/Order.hs && printf 'import Parts.Order\nmain = print (prop_sorted [True])\n' > Main.hs && { needle explore Main.hs prop_sorted; needle check Main.hs prop_sorted;}
# > prop_sorted [] = True
# > prop_sorted from Parts/Order.hs:3
# > xs = True : False : _
# exit 1
