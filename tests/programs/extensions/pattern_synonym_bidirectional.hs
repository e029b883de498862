{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
import qualified Data.Sequence as Seq
import Data.Sequence (Seq, pattern Empty, pattern (:<|), pattern (:|>))

newtype Polar = Polar (Double, Double)

pattern Succ :: Int -> Int
pattern Succ n <- (predMaybe -> Just n) where Succ n = n + 1

predMaybe :: Int -> Maybe Int
predMaybe n | n > 0 = Just (n - 1)
            | otherwise = Nothing

fact :: Int -> Int
fact (Succ n) = Succ n * fact n
fact _ = 1

sumS :: Seq Int -> Int
sumS Empty = 0
sumS (x :<| xs) = x + sumS xs

lastS :: Seq a -> Maybe a
lastS (_ :|> x) = Just x
lastS _ = Nothing

main :: IO ()
main = do
  print (map fact [0, 1, 5])
  print (Succ 4)
  print (sumS (Seq.fromList [1 .. 10]))
  print (lastS (Seq.fromList "abc"), lastS (Seq.empty :: Seq Int))

-- expect: [1,1,120]
-- expect: 5
-- expect: 55
-- expect: (Just 'c',Nothing)
