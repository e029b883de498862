{-# LANGUAGE ScopedTypeVariables #-}
-- Series are functors, monads and alternatives whatever the monad below is; actions run as their items are asked for.
import Control.Applicative
import Control.Monad
import Control.Monad.Logic.Class
import Control.Monad.Trans.Class (lift)
import Test.SmallCheck
import Test.SmallCheck.Series

suchThatSeries :: Series m a -> (a -> Bool) -> Series m a
suchThatSeries s p = s >>= \x -> if p x then pure x else empty

depths :: Series m Int
depths = do
  d <- getDepth
  msum (map pure [0 .. d])

both :: Series m a -> Series m b -> Series m (Either a b)
both a b = fmap Left a <|> fmap Right b

main :: IO ()
main = do
  print (list 6 (suchThatSeries depths even))
  print (list 2 (both depths (pure 'x')))
  print (list 3 (depths `interleave` (negate <$> depths)))
  print (list 3 (depths >>- \d -> pure d <|> pure (10 * d)))
  print (list 2 ((,) <$> depths <*> localDepth (subtract 1) depths))
  xs <- listM 3 (do { d <- depths; lift (putStrLn ("item " ++ show d)); guard (d /= 1); pure (d * d) })
  print xs
  m <- listM 2 (msplit (lift (putStrLn "split") >> depths) >>= maybe empty (\(x, rest) -> pure x <|> fmap (+ 100) rest))
  print m
  smallCheck 3 (over (suchThatSeries depths odd) (\(n :: Int) -> n `mod` 2 == 1))

-- expect: [0,2,4,6]
-- expect: [Left 0,Left 1,Left 2,Right 'x']
-- expect: [0,0,1,-1,2,-2,3,-3]
-- expect: [0,1,0,2,10,3,20,30]
-- expect: [(0,0),(0,1),(1,0),(1,1),(2,0),(2,1)]
-- expect: item 0
-- expect: item 1
-- expect: item 2
-- expect: item 3
-- expect: [0,4,9]
-- expect: split
-- expect: [0,101,102]
-- expect: Completed 2 tests without failure.
