import Data.Array.IO
import Control.Monad

main :: IO ()
main = do
  arr <- newArray (0, 4) 0 :: IO (IOArray Int Integer)
  forM_ [0 .. 4] $ \i -> writeArray arr i (2 ^ (20 * i))
  getElems arr >>= print
  u <- newListArray ('a', 'c') [1.5, 2.5, 3.5] :: IO (IOUArray Char Double)
  x <- readArray u 'b'
  writeArray u 'c' (x * 2)
  getAssocs u >>= print
  getBounds u >>= print
  frozen <- mapArray (+ 1) arr
  writeArray arr 0 100
  readArray frozen 0 >>= print

-- expect: [1,1048576,1099511627776,1152921504606846976,1208925819614629174706176]
-- expect: [('a',1.5),('b',2.5),('c',5.0)]
-- expect: ('a','c')
-- expect: 2
