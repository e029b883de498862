newtype Stream a = Stream (a, Stream a)
newtype Fix f = Fix (f (Fix f))
data ListF a r = Nil | Cons a r

instance Functor (ListF a) where
  fmap _ Nil = Nil
  fmap f (Cons a r) = Cons a (f r)

cata :: Functor f => (f a -> a) -> Fix f -> a
cata alg (Fix x) = alg (fmap (cata alg) x)

from :: Int -> Stream Int
from n = Stream (n, from (n + 1))

takeS :: Int -> Stream a -> [a]
takeS 0 _ = []
takeS n (Stream (a, s)) = a : takeS (n - 1) s

fromList :: [a] -> Fix (ListF a)
fromList = foldr (\a r -> Fix (Cons a r)) (Fix Nil)

main :: IO ()
main = do
  print (takeS 4 (from 10))
  print (cata (\l -> case l of { Nil -> 0; Cons a r -> a + r }) (fromList [1 .. 10 :: Int]))

-- expect: [10,11,12,13]
-- expect: 55
