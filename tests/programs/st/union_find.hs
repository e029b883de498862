import Control.Monad
import Control.Monad.ST
import Data.Array.ST

components :: Int -> [(Int, Int)] -> Int
components n edges = runST $ do
  parent <- newListArray (0, n - 1) [0 .. n - 1] :: ST s (STUArray s Int Int)
  let find x = do
        p <- readArray parent x
        if p == x then return x else do
          r <- find p
          writeArray parent x r
          return r
  forM_ edges $ \(a, b) -> do
    ra <- find a
    rb <- find b
    when (ra /= rb) $ writeArray parent ra rb
  roots <- mapM find [0 .. n - 1]
  return (length (filter id (zipWith (==) roots [0 ..])))

main :: IO ()
main = do
  print (components 6 [(0, 1), (1, 2), (3, 4)])
  print (components 5 [])
  print (components 4 [(0, 1), (1, 2), (2, 3), (3, 0)])

-- expect: 3
-- expect: 5
-- expect: 1
