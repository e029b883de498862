{-# LANGUAGE ParallelListComp #-}
-- The branches go side by side, and the shortest ends them; a branch sees its own variables only, the body all.
data P = P { px, py :: Int }

zip' :: [a] -> [b] -> [a]
zip' xs _ = xs

main :: IO ()
main = do
  print [(x, y, z) | x <- [1 :: Int ..], odd x | y <- "abcd" | z <- [True, False, True]]
  print [(x, y, s) | x <- [1 .. 3 :: Int], y <- "ab", let s = replicate x y | _ <- [(), (), (), ()]]
  let x = 10 :: Int
  print [x + y | x <- [1, 2, 3] | y <- [x, x + 1 ..]]
  print [a + b + c | P { px = a, py = b } <- [P 1 2, P 3 4] | Just c <- [Nothing, Just 100, Just 200]]
  print [(p, q) | p@(q : _) <- words "one two three" | !_ <- [1 :: Int ..]]
  print (take 3 [(i, c) | i <- [0 :: Int ..] | c <- cycle "xy"])
  print [() | _ <- "abc" | _ <- "ab"]
  print [[(i, j) | j <- [i ..] | _ <- "zz"] | i <- [1 :: Int, 5] | _ <- "abc"]
  print (let zip = zip' in [(m, n) | m <- zip "ab" "c" | n <- "de"])

-- expect: [(1,'a',True),(3,'b',False),(5,'c',True)]
-- expect: [(1,'a',"a"),(1,'b',"b"),(2,'a',"aa"),(2,'b',"bb")]
-- expect: [11,13,15]
-- expect: [103,207]
-- expect: [("one",'o'),("two",'t'),("three",'t')]
-- expect: [(0,'x'),(1,'y'),(2,'x')]
-- expect: [(),()]
-- expect: [[(1,1),(1,2)],[(5,5),(5,6)]]
-- expect: [('a','d'),('b','e')]
