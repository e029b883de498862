import Data.Foldable

main :: IO ()
main = do
  print (foldr (\x k -> x > 3 || k) False [1 ..])
  print (or (map (> 10) [1 ..]), any even [1, 3, 4, undefined])
  print (take 3 (foldMap (\x -> [x, x]) [1 ..]))
  print (foldr (\x _ -> Just x) Nothing [1, undefined])
  r <- return (foldl' (+) 0 [1 .. 100000])
  print r
  mapM_ print (takeWhile (< 3) [1 ..])
  print (traverse_ (\x -> if x > 3 then Left x else Right ()) [1 ..])

-- expect: True
-- expect: (True,True)
-- expect: [1,1,2]
-- expect: Just 1
-- expect: 5000050000
-- expect: 1
-- expect: 2
-- expect: Left 4
