import Control.Monad
import Control.Monad.ST
import Data.STRef

sumST :: Num a => [a] -> a
sumST xs = runST $ do
  ref <- newSTRef 0
  forM_ xs $ \x -> modifySTRef ref (+ x)
  readSTRef ref

fibST :: Int -> Integer
fibST n = runST $ do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b $! x + y
  readSTRef a

main :: IO ()
main = do
  print (sumST [1 .. 100 :: Int], sumST [0.5, 0.25])
  print (map fibST [0, 1, 10, 90])

-- expect: (5050,0.75)
-- expect: [0,1,55,2880067194370816120]
