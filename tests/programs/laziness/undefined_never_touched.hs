import Data.Maybe

main :: IO ()
main = do
  print (fst (1, undefined))
  print (length [undefined, undefined])
  print (take 0 undefined == ([] :: [Int]))
  print (const 1 undefined)
  print (True || undefined, False && undefined)
  print (isJust (Just undefined))
  print (null (undefined : undefined))
  print (zip [] (undefined :: [Int]) == ([] :: [(Int, Int)]))
  print (takeWhile (< 3) [1, 2, 3, undefined])
  print (either id (const 0) (Left 5 :: Either Int Int))
  print (foldr (\x acc -> x == 3 || acc) False [1, 2, 3, undefined])
  print (maybe 0 (const 1) (Just undefined))

-- expect: 1
-- expect: 2
-- expect: True
-- expect: 1
-- expect: (True,False)
-- expect: True
-- expect: False
-- expect: True
-- expect: [1,2]
-- expect: 5
-- expect: True
-- expect: 1
