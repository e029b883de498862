-- was: a program that runs out of memory on one input ended the search: Gave up! Out of memory
-- $ needle check memory_of_one_input.hs --max-memory 200M -t 60s
-- > Falsified
-- > n = 20
-- exit 1
-- $ needle check memory_of_one_input.hs --max-memory 200M -t 60s --max-size 4 --strategy narrow
-- > Gave up! Out of memory
-- > It runs out of memory for: n = 3
-- exit 3
prop_hog :: Int -> Bool
prop_hog n = if n == 3 then hog [1 ..] else n < 20
 where
  hog :: [Integer] -> Bool
  hog xs = (xs !! 100000000) < 0 && sum xs < 0
