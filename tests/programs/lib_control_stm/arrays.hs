-- Arrays in transactions are undone, too.
import Control.Concurrent.STM
import Data.Array (Array)
import Data.Array.MArray

main :: IO ()
main = do
  a <- atomically (newArray ((0, 'a'), (2, 'b')) 1) :: IO (TArray (Int, Char) Int)
  atomically (writeArray a (1, 'b') 5 >> writeArray a (2, 'a') 7)
  atomically ((writeArray a (0, 'a') 100 >> retry) `orElse` return ())
  atomically (getElems a) >>= print
  atomically (getBounds a) >>= print
  b <- atomically (freeze a) :: IO (Array (Int, Char) Int)
  print b
  c <- atomically (thaw b) :: IO (TArray (Int, Char) Int)
  atomically (writeArray c (1, 'b') 6)
  atomically ((,) <$> readArray a (1, 'b') <*> readArray c (1, 'b')) >>= print
  d <- atomically (mapArray (* 2) c)
  atomically (getAssocs d) >>= print
  print (a == a)

-- expect: [1,1,1,5,7,1]
-- expect: ((0,'a'),(2,'b'))
-- expect: array ((0,'a'),(2,'b')) [((0,'a'),1),((0,'b'),1),((1,'a'),1),((1,'b'),5),((2,'a'),7),((2,'b'),1)]
-- expect: (5,6)
-- expect: [((0,'a'),2),((0,'b'),2),((1,'a'),2),((1,'b'),12),((2,'a'),14),((2,'b'),2)]
-- expect: True
