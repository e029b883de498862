{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies #-}
class Container c e | c -> e where
  empty :: c
  insert :: e -> c -> c
  toL :: c -> [e]

instance Container [a] a where
  empty = []
  insert = (:)
  toL = id

newtype IntBag = IntBag [Int]
instance Container IntBag Int where
  empty = IntBag []
  insert x (IntBag xs) = IntBag (x : xs)
  toL (IntBag xs) = reverse xs

fill :: Container c e => [e] -> c
fill = foldr insert empty

main :: IO ()
main = do
  print (toL (insert 'a' (insert 'b' empty) :: [Char]))
  print (sum (toL (insert 1 (insert 2 empty) :: IntBag)))
  print (toL (fill [1, 2, 3] :: IntBag))
  print (length (toL (fill "xyz" :: String)))

-- expect: "ab"
-- expect: 3
-- expect: [3,2,1]
-- expect: 3
