{-# LANGUAGE MagicHash, UnboxedTuples #-}
module Main where

import Control.Exception
import GHC.Exts
import GHC.IO (IO(..))
import GHC.ST (ST(..), runST)

cell :: IO [Int]
cell = IO (\s0 -> case newMutVar# 1 s0 of
  (# s1, r #) -> case readMutVar# r s1 of
    (# s2, a #) -> case writeMutVar# r 5 s2 of
      s3 -> case readMutVar# r (writeMutVar# r 7 s3) of
        (# s4, b #) -> let s5 = writeMutVar# r 9 s4 in case readMutVar# r s5 of
          (# s6, c #) -> (# s6, [a, b, c] #))

-- the state that is returned has effects left
pending :: MutVar# RealWorld Int -> IO ()
pending r = IO (\s -> (# writeMutVar# r 2 s, () #))

unused :: MutVar# RealWorld Int -> IO ()
unused r = IO (\s -> case writeMutVar# r 3 s of _ -> (# s, () #))

squares :: Int -> [Int]
squares (I# n) = runST (ST (\s -> case newArray# n 0 s of
  (# s1, m #) ->
    let go i st | isTrue# (i >=# n) = st
                | otherwise = go (i +# 1#) (writeArray# m i (I# (i *# i)) st)
    in case unsafeFreezeArray# m (go 0# s1) of
      (# s2, a #) -> (# s2, [case indexArray# a j of (# x #) -> x | I# j <- [0 .. I# (sizeofArray# a -# 1#)]] #)))

small :: [Int]
small = runST (ST (\s -> case newSmallArray# 4# 0 s of
  (# s, m #) -> case writeSmallArray# m 1# 11 s of
    s -> case freezeSmallArray# m 0# 3# s of
      (# s, a #) -> case writeSmallArray# m 1# 12 s of
        s -> case readSmallArray# m 1# s of
          (# s, x #) -> case copySmallArray# a 0# m 2# 2# s of
            s -> case readSmallArray# m 3# s of
              (# s, y #) -> case indexSmallArray# a 1# of
                (# z #) -> (# s, [x, y, z, I# (sizeofSmallArray# a)] #)))

say :: String -> IO ()
say text = IO (\s -> case putStrLn text of IO m -> m s)

main :: IO ()
main = do
  cell >>= print
  IO (\s -> case newMutVar# 1 s of
    (# s, r #) -> case unIO (pending r) s of
      (# s, _ #) -> case readMutVar# r s of
        (# s, x #) -> case unIO (print x) s of
          (# s, _ #) -> case unIO (unused r) s of
            (# s, _ #) -> case readMutVar# r s of
              (# s, y #) -> unIO (print y) s)
  print (squares 10)
  print small
  say "a" >> say "b"
  let IO later = say "never"
  IO (\s -> case unIO (say "first") s of (# s', _ #) -> unIO (say "second") s')
  r <- try (IO (catch# (\s -> raiseIO# (toException (ErrorCall "x")) s) (\e s -> (# s, show (e :: SomeException) #))))
  print (r :: Either SomeException String)
  print (case runRW# (\s -> newMutVar# 'q' s) of (# s, r #) -> case readMutVar# r s of (# _, c #) -> c)
  x <- IO (seq# (3 + 4))
  print (x :: Int)
  where unIO (IO m) = m

-- expect: [1,7,9]
-- expect: 2
-- expect: 3
-- expect: [0,1,4,9,16,25,36,49,64,81]
-- expect: [12,11,11,3]
-- expect: a
-- expect: b
-- expect: first
-- expect: second
-- expect: Right "x"
-- expect: 'q'
-- expect: 7
