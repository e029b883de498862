import Data.Foldable
import Data.Monoid

data Rose a = Rose a [Rose a]
instance Foldable Rose where
  foldr f z (Rose a rs) = f a (foldr (\r acc -> foldr f acc r) z rs)

newtype Pairs a = Pairs [(a, a)]
instance Foldable Pairs where
  foldMap f (Pairs ps) = mconcat [f a <> f b | (a, b) <- ps]

main :: IO ()
main = do
  let r = Rose 3 [Rose 1 [], Rose 4 [Rose 1 [], Rose 5 []]]
  print (toList r, sum r, product r, length r, maximum r, minimum r, elem 4 r, null r)
  print (foldl (flip (:)) [] r, foldl' (-) 0 r, foldr1 (-) r, getFirst (foldMap (First . Just) r))
  print (concatMap show (Pairs [(1, 2), (3, 4)]), any (> 3) (Pairs [(1, 2)]), find even r, and (Pairs [(True, False)]))
  for_ (Pairs [('a', 'b')]) print
  print (foldrM (\x acc -> if x > 0 then Right (x + acc) else Left x) 0 r, null (Pairs []), foldMap (\x -> (Sum x, Max' x)) r `seq` ())

newtype Max' = Max' Int
instance Semigroup Max' where Max' a <> Max' b = Max' (max a b)
instance Monoid Max' where mempty = Max' 0

-- expect: ([3,1,4,1,5],14,60,5,5,1,True,False)
-- expect: ([5,1,4,1,3],-14,10,Just 3)
-- expect: ("1234",False,Just 4,False)
-- expect: 'a'
-- expect: 'b'
-- expect: (Right 14,True,())
