# was: the time for each property grew with their number: 10,000 in one file did not end in 120 s
# slow: five thousand properties
# $ (echo 'module Many where'; for i in $(seq 5000); do echo "prop_$i :: Bool -> Bool"; echo "prop_$i b = b || not b"; done) > Many.hs; needle check -q Many.hs && echo done
# > done
