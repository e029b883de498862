module Main where

import Data.Bifoldable
import Data.Bitraversable

main :: IO ()
main = do
  print (biList (1, 2))
  print (bifoldMap show (: []) (12, 'x'))
  print (bisum (3, 4), biproduct (3, 4), bilength (Left 'a' :: Either Char Int))
  print (biany even odd (1, 2), biall even odd (2, 1))
  print (bielem 3 (1, 3), bimaximum (2, 9))
  print (bifoldr (:) (:) [] (Right 5 :: Either Int Int))
  print (bitraverse (\x -> [x, x + 1]) (\y -> [y, 'z']) (1, 'a'))
  print (bisequenceA (Just 1, Just 'q'), bisequenceA (Just 1, Nothing :: Maybe Int))
  bitraverse_ print putStrLn (1, "two")
  print (bimapDefault (+ 1) length (1, "abc"))

-- expect: [1,2]
-- expect: "12x"
-- expect: (7,12,1)
-- expect: (False,True)
-- expect: (True,9)
-- expect: [5]
-- expect: [(1,'a'),(1,'z'),(2,'a'),(2,'z')]
-- expect: (Just (1,'q'),Nothing)
-- expect: 1
-- expect: two
-- expect: (2,3)
