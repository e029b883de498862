{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
-- A class with an associated type: its functions work at the element types of their instances.
module Main where

import qualified Data.Map as M

class Container f where
  type Elem f
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]

instance Container [a] where
  type Elem [a] = a
  empty = []
  insert = (:)
  toL = id

newtype IntBag = IntBag (M.Map Int Int)

instance Container IntBag where
  type Elem IntBag = Int
  empty = IntBag M.empty
  insert x (IntBag m) = IntBag (M.insertWith (+) x 1 m)
  toL (IntBag m) = concatMap (\(k, n) -> replicate n k) (M.toList m)

fill :: Container f => [Elem f] -> f
fill = foldr insert empty

total c = sum (toL c)

doubled c = map (* (2 :: Int)) (toL c)

same :: (Container f, Container g, Elem f ~ Elem g, Eq (Elem f)) => f -> g -> Bool
same f g = toL f == toL g

main :: IO ()
main = do
  print (toL (fill "abc" :: String))
  print (toL (fill [3, 1, 3, 2] :: IntBag))
  print (total (fill [1, 2, 3] :: IntBag), total [1.5, 2.5 :: Double])
  print (doubled (fill [5, 4] :: IntBag))
  print (same (fill [1, 2] :: IntBag) [1, 2], same [1, 2] (fill [2, 2] :: IntBag))

-- expect: "abc"
-- expect: [1,2,3,3]
-- expect: (6,4.0)
-- expect: [8,10]
-- expect: (True,False)
