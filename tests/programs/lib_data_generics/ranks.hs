{-# LANGUAGE RankNTypes #-}
-- A synonym for all types, given another one as its result: what is quantified inside comes before the arguments.
type For r = forall a. Show a => a -> r
type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s

both :: For (For String)
both x y = show x ++ show y

with :: For (For r) -> For (For [r])
with f x y = [f x y, f x y]

newtype K a b = K { unK :: a }
instance Functor (K a) where
  fmap _ (K a) = K a

nth :: Int -> Lens [a] a
nth n f xs = case splitAt n xs of
  (as, b : bs) -> fmap (\b' -> as ++ b' : bs) (f b)
  _ -> error "nth"

pick :: For (Lens (a, b) a)
pick _ f (a, b) = fmap (\a' -> (a', b)) (f a)

main :: IO ()
main = do
  putStrLn (both 'x' (Just True))
  print (with both 1 "s")
  print (unK (nth 2 K "abcd"), unK (pick 'u' K (1, 'x')))

-- expect: 'x'Just True
-- expect: ["1\"s\"","1\"s\""]
-- expect: ('c',1)
