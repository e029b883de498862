import Control.Monad.Trans.Class
import Control.Monad.State

newtype CounterT m a = CounterT { runCounterT :: Int -> m (a, Int) }

instance Monad m => Functor (CounterT m) where fmap f m = m >>= return . f
instance Monad m => Applicative (CounterT m) where
  pure a = CounterT (\n -> return (a, n))
  mf <*> ma = mf >>= \f -> fmap f ma
instance Monad m => Monad (CounterT m) where
  CounterT g >>= f = CounterT $ \n -> do
    (a, n') <- g n
    runCounterT (f a) n'
instance MonadTrans CounterT where
  lift m = CounterT (\n -> m >>= \a -> return (a, n))

tick :: Monad m => CounterT m Int
tick = CounterT (\n -> return (n, n + 1))

main :: IO ()
main = do
  r <- runCounterT (do { a <- tick; lift (print a); b <- tick; lift (putStrLn "between"); return (a + b) }) 10
  print r
  print (runState (runCounterT (tick >> lift (modify (* 2)) >> tick) 0) 21)
  print (runCounterT (mapM (\x -> tick >>= \n -> lift [n + x, -x]) [1, 2]) 0)

-- expect: 10
-- expect: between
-- expect: (21,12)
-- expect: ((1,2),42)
-- expect: [([1,3],2),([1,-2],2),([-1,3],2),([-1,-2],2)]
