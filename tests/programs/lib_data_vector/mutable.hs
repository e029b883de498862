-- Mutable vectors in ST, in IO and in transformed monads; signatures as programs write them.
import Control.Monad
import Control.Monad.Primitive
import Control.Monad.ST
import Control.Monad.Trans.State.Strict
import Control.Monad.Trans.Class
import qualified Data.Vector as V
import qualified Data.Vector.Mutable as M
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Unboxed.Mutable as UM

bubble :: (PrimMonad m, Ord a) => M.MVector (PrimState m) a -> m ()
bubble v = forM_ [n - 1, n - 2 .. 1] $ \k -> forM_ [0 .. k - 1] $ \i -> do
  a <- M.read v i
  b <- M.read v (i + 1)
  when (a > b) (M.swap v i (i + 1))
  where
    n = M.length v

sieve :: Int -> U.Vector Bool
sieve n = U.create $ do
  v <- UM.replicate (n + 1) True
  UM.write v 0 False
  UM.write v 1 False
  forM_ [2 .. n] $ \i -> do
    p <- UM.read v i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> UM.write v j False
  return v

histogram :: [Int] -> ST s (UM.MVector s Int)
histogram xs = do
  v <- UM.new 10
  mapM_ (UM.modify v (+ 1)) xs
  return v

counter :: StateT Int IO ()
counter = do
  v <- M.replicate 3 'x'
  M.write v 1 'y'
  c <- M.read v 1
  modify (+ fromEnum c)
  w <- V.freeze v
  lift (print w)

main :: IO ()
main = do
  print (V.modify bubble (V.fromList [3, 1, 2 :: Int]), V.toList (V.create (V.thaw (V.fromList "hello") >>= \v -> bubble v >> return v)))
  print (U.toList (U.findIndices id (sieve 50)))
  print (runST (histogram (replicate 200000 3 ++ [1, 9]) >>= U.freeze))
  runStateT counter 0 >>= print
  v <- M.generate 6 (* 10) :: IO (M.IOVector Int)
  M.modify v (+ 1) 2
  M.modify v (* 2) 3
  x <- M.exchange v 0 99
  M.set (M.slice 4 2 v) 7
  V.freeze v >>= print
  w <- M.grow v 2
  M.write w 6 1 >> M.write w 7 2
  M.move (M.take 4 w) (M.slice 2 4 w)
  V.freeze w >>= print
  c <- M.clone w
  M.copy (M.drop 4 c) (M.take 4 w)
  V.unsafeFreeze c >>= print
  print (x, M.length w, M.null w, M.overlaps (M.take 3 w) (M.drop 2 w), M.overlaps (M.take 2 w) (M.drop 2 w))
  p <- V.thaw (V.fromList [1, 2, 3 :: Int])
  let perms k = V.freeze p >>= \q -> M.nextPermutation p >>= \more -> if more then perms (q : k) else return (reverse (q : k))
  perms [] >>= print
  M.foldl (+) 0 v >>= print
  M.imapM_ (\i y -> putStr (show (i, y))) v >> putStrLn ""
  s <- M.foldM (\a y -> a + y <$ putStr ".") 0 v
  print s

-- expect: ([1,2,3],"ehllo")
-- expect: [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47]
-- expect: [0,1,0,200000,0,0,0,0,0,1]
-- expect: "xyx"
-- expect: ((),121)
-- expect: [99,10,21,60,7,7]
-- expect: [21,60,7,7,7,7,1,2]
-- expect: [21,60,7,7,21,60,7,7]
-- expect: (0,8,False,True,False)
-- expect: [[1,2,3],[1,3,2],[2,1,3],[2,3,1],[3,1,2],[3,2,1]]
-- expect: 204
-- expect: (0,99)(1,10)(2,21)(3,60)(4,7)(5,7)
-- expect: ......204
