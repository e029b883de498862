data Pair a b = Pair a b deriving (Eq, Ord, Show, Read, Bounded)
data Wrap f a = Wrap (f a)
deriving instance Show (f a) => Show (Wrap f a)
data Tree k v = Tip | Bin (Tree k v) k v (Tree k v) deriving (Eq, Show)
newtype Compose f g a = Compose { getCompose :: f (g a) }
instance (Functor f, Functor g) => Functor (Compose f g) where
  fmap h (Compose x) = Compose (fmap (fmap h) x)

main :: IO ()
main = do
  print (Pair 1 'x' < Pair 1 'y')
  print (minBound :: Pair Bool Char)
  print (read "Pair 1 \"s\"" :: Pair Int String)
  print (Wrap (Just 3), Wrap [1, 2])
  print (Bin Tip 1 "one" (Bin Tip 2 "two" Tip))
  print (getCompose (fmap (+ 1) (Compose [Just 1, Nothing])))

-- expect: True
-- expect: Pair False '\NUL'
-- expect: Pair 1 "s"
-- expect: (Wrap (Just 3),Wrap [1,2])
-- expect: Bin Tip 1 "one" (Bin Tip 2 "two" Tip)
-- expect: [Just 2,Nothing]
