-- State threads that go on as far as their results are looked at.
import Control.Monad
import Control.Monad.ST.Lazy
import qualified Control.Monad.ST.Strict as Strict
import Data.STRef.Lazy
import qualified Data.STRef.Strict as S

-- an infinite thread
fibs :: [Integer]
fibs = runST (do
  a <- newSTRef 0
  b <- newSTRef 1
  let next = do
        x <- readSTRef a
        y <- readSTRef b
        writeSTRef a y
        writeSTRef b (x + y)
        xs <- next
        return (x : xs)
  next)

counted :: (Int, Int)
counted = runST (do
  r <- newSTRef 0
  forM_ [1 .. 10] (\i -> modifySTRef r (+ i))
  x <- readSTRef r
  writeSTRef r 100
  y <- readSTRef r
  return (x, y))

-- what nobody looks at does not happen
skipped :: Int
skipped = runST (strictToLazyST (error "never" :: Strict.ST s ()) >> return 3)

both :: [Int]
both = Strict.runST (do
  r <- S.newSTRef 1
  xs <- lazyToStrictST (replicateM 3 (do { x <- strictToLazyST (S.readSTRef r); strictToLazyST (S.writeSTRef r (2 * x)); return x }))
  y <- S.readSTRef r
  return (y : xs))

main :: IO ()
main = do
  print (take 15 fibs)
  print counted
  print skipped
  print both
  print (take 5 (runST (fixST (\xs -> return (1 : map (* 2) xs)))))
  print (runST (fmap (take 3) (mapM (\i -> fmap (+ i) (return 1)) [1 ..])))
  s <- stToIO (newSTRef 'x' >>= readSTRef)
  print s

-- expect: [0,1,1,2,3,5,8,13,21,34,55,89,144,233,377]
-- expect: (55,100)
-- expect: 3
-- expect: [8,1,2,4]
-- expect: [1,2,4,8,16]
-- expect: [2,3,4]
-- expect: 'x'
