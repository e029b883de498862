{-# LANGUAGE GeneralizedNewtypeDeriving #-}
import Control.Monad.State

newtype Money = Money Int deriving (Eq, Ord, Num, Show, Enum, Real, Integral)
newtype App a = App { runApp :: StateT Int (Either String) a }
  deriving (Functor, Applicative, Monad, MonadState Int)

tick :: App Int
tick = do
  n <- get
  put (n + 1)
  when (n > 3) (App (lift (Left "too many")))
  return n

main :: IO ()
main = do
  print (Money 3 + 4 * 2, sum (map Money [1, 2, 3]))
  print ([Money 1 .. Money 3], Money 17 `div` 5)
  print (runStateT (runApp (replicateM 3 tick)) 0)
  print (runStateT (runApp (replicateM 9 tick)) 0)

-- expect: (Money 11,Money 6)
-- expect: ([Money 1,Money 2,Money 3],Money 3)
-- expect: Right ([0,1,2],3)
-- expect: Left "too many"
