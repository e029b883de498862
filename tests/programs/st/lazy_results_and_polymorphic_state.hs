import Control.Monad.ST
import Data.STRef

shuffleLike :: [Int] -> [Int]
shuffleLike xs = runST (do
  seed <- newSTRef 42
  let next = do
        s <- readSTRef seed
        let s' = (s * 1103515245 + 12345) `mod` 2147483648
        writeSTRef seed s'
        return (s' `mod` 10)
  mapM (\x -> fmap (+ x) next) xs)

swapRefs :: STRef s a -> STRef s a -> ST s ()
swapRefs a b = do
  x <- readSTRef a
  readSTRef b >>= writeSTRef a
  writeSTRef b x

main :: IO ()
main = do
  print (shuffleLike [0, 100, 200])
  print (runST (do { a <- newSTRef 'x'; b <- newSTRef 'y'; swapRefs a b; (,) <$> readSTRef a <*> readSTRef b }))
  r <- stToIO (newSTRef 5 >>= readSTRef)
  print r

-- expect: [7,104,203]
-- expect: ('y','x')
-- expect: 5
