module Main where

import Control.DeepSeq (NFData(..))
import Control.Exception
import Control.Parallel
import Control.Parallel.Strategies
import qualified Control.Seq as Seq
import qualified Data.Map as Map
import Data.Array (listArray)

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate (length (show x)))
  case r of
    Left (ErrorCall e) -> putStrLn ("error " ++ e)
    Right _ -> print x

forced :: a -> IO ()
forced x = do
  r <- try (evaluate x)
  putStrLn (case r of { Left (ErrorCall e) -> "error " ++ e; Right _ -> "fine" })

bad :: Int
bad = error "bad"

fib :: Int -> Integer
fib n = if n < 2 then toInteger n else a `par` (b `pseq` (a + b))
  where { a = fib (n - 1); b = fib (n - 2) }

main :: IO ()
main = do
  print (fib 15)
  print (parMap rdeepseq (* 2) [1 .. 10 :: Int])
  print (map (* 3) [1 .. 10 :: Int] `using` parList rseq)
  print (map (* 3) [1 .. 10 :: Int] `using` parListChunk 3 rdeepseq)
  print (withStrategy (evalList r0) "abc", "abc" `using` evalListN 2 rseq, "abc" `using` evalListNth 1 rseq)
  print (take 5 ([1 ..] `using` evalBuffer 3 rseq) :: [Int])
  print (take 5 ([1 ..] `using` parBuffer 3 rseq) :: [Int])
  print (Map.fromList (zip "ab" [1, 2 :: Int]) `using` parTraversable rdeepseq)
  print ((1 :: Int, 'a') `using` parTuple2 rseq rdeepseq, (1 :: Int, 'a', ()) `using` evalTuple3 rseq r0 rpar)
  forced ([1, bad, 3] `using` evalList rseq)
  forced ([1, bad, 3] `using` evalList r0)
  forced ([1, bad, 3] `using` parList rseq)
  forced ([1, bad, 3] `using` evalListN 1 rseq)
  forced ([1, bad, 3] `using` evalListN 2 rseq)
  forced ([1, bad, 3] `using` evalListNth 1 rseq)
  forced ([1, bad, 3] `using` evalListNth 2 rseq)
  forced ((bad, 'x') `using` rseq)
  forced ((bad, 'x') `using` rdeepseq)
  forced ((bad, 'x') `using` evalTuple2 rseq rseq)
  forced ((bad, 'x') `using` evalTuple2 r0 rseq)
  forced ((bad, 'x') `using` evalTuple2 rpar rseq)
  forced ((bad, 'x') `using` parTuple2 rdeepseq rseq)
  forced ((bad, 'x') `using` evalSeq (Seq.seqTuple2 Seq.r0 Seq.rseq))
  forced ((bad, 'x') `using` evalSeq (Seq.seqTuple2 Seq.rseq Seq.r0))
  forced (runEval (do { a <- rseq 1; b <- rpar bad; return (a, b) }))
  forced (runEval (do { a <- rseq bad; return 'x' }))
  forced (runEval (rseq bad >> return 'x'))
  forced (runEval (const 'y' <$> rseq bad))
  forced (runEval (parEval (rseq bad)) `seq` ())
  forced (runEval (fmap (const ()) (parEval (rseq bad))))
  forced ((const 1 $| rseq) bad)
  forced ((const 1 $| r0) bad)
  forced ((const 1 $|| rseq) bad)
  forced ((const 1 .| rseq) (const bad) ())
  forced ((const bad -| rseq) (const 1) ())
  forced ((const bad -|| rseq) (const 1) ())
  forced ((rdeepseq `dot` rseq) (1 :: Int, bad) `seq` ())
  forced ([bad] `using` (rdeepseq `dot` r0))
  x <- [1, 2] `usingIO` evalList rseq
  print (x :: [Int])
  r <- try ([bad] `usingIO` evalList rseq) :: IO (Either ErrorCall [Int])
  putStrLn (either (\(ErrorCall e) -> e) show r)
  print (Seq.withStrategy (Seq.seqList Seq.rseq) "ab", "ab" `Seq.using` Seq.seqListN 1 Seq.rdeepseq)
  forced ([1, bad] `Seq.using` Seq.seqListN 1 Seq.rseq)
  forced ([1, bad] `Seq.using` Seq.seqListNth 1 Seq.rseq)
  forced (Map.fromList [(1, bad)] `Seq.using` Seq.seqMap Seq.rseq Seq.r0)
  forced (Map.fromList [(1, bad)] `Seq.using` Seq.seqMap Seq.rseq Seq.rseq)
  forced (listArray (0, 1) [1, bad] `Seq.using` Seq.seqArray Seq.rseq)
  forced (listArray (0, 1) [1, bad] `Seq.using` Seq.seqArrayBounds Seq.rseq)
  forced (Just bad `Seq.using` Seq.seqFoldable Seq.rseq)
  forced (bad `par` ()) >> forced (bad `pseq` ())
  attempt (1 `demanding` rnf 'a', 2 `sparking` ())
  print (() >| (), () >|| ())

-- expect: 610
-- expect: [2,4,6,8,10,12,14,16,18,20]
-- expect: [3,6,9,12,15,18,21,24,27,30]
-- expect: [3,6,9,12,15,18,21,24,27,30]
-- expect: ("abc","abc","abc")
-- expect: [1,2,3,4,5]
-- expect: [1,2,3,4,5]
-- expect: fromList [('a',1),('b',2)]
-- expect: ((1,'a'),(1,'a',()))
-- expect: error bad
-- expect: fine
-- expect: fine
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: fine
-- expect: fine
-- expect: fine
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: fine
-- expect: error bad
-- expect: [1,2]
-- expect: bad
-- expect: ("ab","ab")
-- expect: fine
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: fine
-- expect: error bad
-- expect: (1,2)
-- expect: ((),())
