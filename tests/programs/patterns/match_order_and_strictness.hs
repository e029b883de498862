-- Patterns are matched left to right, clauses top to bottom, and no more is forced than needed.
f :: Bool -> Bool -> Int
f True _ = 1
f _ True = 2
f _ _ = 3

g :: (Int, Int) -> Int -> String
g (0, _) _ = "first"
g (_, 0) 1 = "second"
g _ _ = "third"

zipW :: [a] -> [b] -> Int
zipW [] _ = 0
zipW _ [] = 1
zipW _ _ = 2

main :: IO ()
main = do
  print (f True undefined)
  print (f False True)
  putStrLn (g (0, undefined) undefined)
  putStrLn (g (1, 0) 1)
  putStrLn (g (1, 0) 2)
  print (zipW ([] :: [Int]) (undefined :: [Int]))
  print (zipW [undefined :: Int] [undefined :: Int])

-- expect: 1
-- expect: 2
-- expect: first
-- expect: second
-- expect: third
-- expect: 0
-- expect: 2
