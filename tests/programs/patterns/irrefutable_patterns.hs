lazyPair :: (Int, Int) -> Int
lazyPair ~(a, b) = 42

lazyCons :: [Int] -> [Int]
lazyCons ~(x : xs) = 1 : take 2 xs

splitLazy :: [a] -> ([a], [a])
splitLazy [] = ([], [])
splitLazy (x : xs) = (x : b, a)
  where ~(a, b) = splitLazy xs

main :: IO ()
main = do
  print (lazyPair undefined)
  print (head (lazyCons undefined))
  print (lazyCons [9, 8, 7, 6])
  print (take 3 (fst (splitLazy [1 :: Int ..])))
  print ((\ ~(Just _) -> "fine") Nothing)
  print (case undefined of ~(x, ~[y]) -> "unforced")

-- expect: 42
-- expect: 1
-- expect: [1,8,7]
-- expect: [1,3,5]
-- expect: "fine"
-- expect: "unforced"
