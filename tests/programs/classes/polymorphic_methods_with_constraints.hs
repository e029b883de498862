class Functor f => Collection f where
  cmap :: Ord b => (a -> b) -> f a -> f b
  cfold :: Monoid m => (a -> m) -> f a -> m
  cshow :: Show a => f a -> String
  cshow = cfold show

data Pair a = Pair a a

instance Functor Pair where fmap f (Pair a b) = Pair (f a) (f b)
instance Collection Pair where
  cmap f (Pair a b) = let (x, y) = (f a, f b) in if x <= y then Pair x y else Pair y x
  cfold f (Pair a b) = f a <> f b
instance Collection [] where
  cmap = map
  cfold = foldMap

main :: IO ()
main = do
  putStrLn (cshow (cmap negate (Pair 1 2)))
  putStrLn (cshow (cmap (* 2) [1, 2, 3]))
  print (cfold (: []) (fmap succ (Pair 'a' 'b')))

-- expect: -2-1
-- expect: 246
-- expect: "bc"
