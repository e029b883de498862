import Data.Foldable
import Data.Traversable

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Functor Tree where fmap = fmapDefault
instance Foldable Tree where
  foldMap _ Leaf = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r
instance Traversable Tree where
  traverse _ Leaf = pure Leaf
  traverse f (Node l x r) = Node <$> traverse f l <*> f x <*> traverse f r

build :: Ord a => [a] -> Tree a
build = foldr ins Leaf
  where ins x Leaf = Node Leaf x Leaf
        ins x t@(Node l y r) | x < y = Node (ins x l) y r
                             | x > y = Node l y (ins x r)
                             | otherwise = t

main :: IO ()
main = do
  let t = build [5, 2, 8, 1, 9, 3 :: Int]
  print (toList t, sum t, product t, maximum t, length t, elem 8 t, null t)
  print (toList (fmap (* 2) t))
  print (fmap toList (traverse (\x -> if x > 0 then Just (x - 1) else Nothing) t))
  print (fmap toList (traverse (\x -> if x > 1 then Just x else Nothing) t))
  print (toList (snd (mapAccumL (\a x -> (a + x, a)) 0 t)))
  mapM_ print (build "hi")
  print (foldr (:) [] t, foldl (flip (:)) [] t)

-- expect: ([1,2,3,5,8,9],28,2160,9,6,True,False)
-- expect: [2,4,6,10,16,18]
-- expect: Just [0,1,2,4,7,8]
-- expect: Nothing
-- expect: [0,1,3,6,11,19]
-- expect: 'h'
-- expect: 'i'
-- expect: ([1,2,3,5,8,9],[9,8,5,3,2,1])
