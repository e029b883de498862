{-# LANGUAGE RankNTypes #-}
newtype Codensity m a = Codensity { runCodensity :: forall r. (a -> m r) -> m r }

instance Functor (Codensity m) where fmap f (Codensity g) = Codensity (\k -> g (k . f))
instance Applicative (Codensity m) where
  pure a = Codensity (\k -> k a)
  Codensity f <*> Codensity g = Codensity (\k -> f (\h -> g (k . h)))
instance Monad (Codensity m) where
  Codensity g >>= f = Codensity (\k -> g (\a -> runCodensity (f a) k))

lift' :: Monad m => m a -> Codensity m a
lift' m = Codensity (m >>=)

main :: IO ()
main = do
  r <- runCodensity (do { x <- lift' (return 2); lift' (print x); y <- pure 3; return (x * y) }) return
  print r
  print (runCodensity (mapM (\x -> lift' [x, x * 10]) [1, 2]) (: []))

-- expect: 2
-- expect: 6
-- expect: [[1,2],[1,20],[10,2],[10,20]]
