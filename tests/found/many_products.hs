-- was: Z3, with some thousand products, noticed neither its deadline nor an interrupt, and what had been found was lost
-- $ needle check many_products.hs --strategy symbolic -t 20s
-- > Falsified
-- exit 1
prop_chain :: Int -> Int -> Bool
prop_chain x y = foldl (\a i -> a * x + y + i) 1 [1 .. 3000] /= 77
