-- | Strategies for what is evaluated, one after the other.
module Control.Seq
  ( Strategy, using, withStrategy, r0, rseq, rdeepseq, seqList, seqListN, seqListNth, seqFoldable, seqMap, seqArray
  , seqArrayBounds, seqTuple2, seqTuple3, seqTuple4, seqTuple5, seqTuple6, seqTuple7, seqTuple8, seqTuple9
  ) where

import Control.DeepSeq (NFData, rnf)
import Data.Array (Array, bounds, elems)
import Data.Foldable (toList)
import Data.Map (Map)
import qualified Data.Map as Map

infixl 0 `using`

-- | What is evaluated of a value.
type Strategy a = a -> ()

-- | A value, evaluated as the strategy says.
using :: a -> Strategy a -> a
x `using` s = s x `seq` x

-- | The same, the strategy first.
withStrategy :: Strategy a -> a -> a
withStrategy s x = x `using` s

-- | Nothing.
r0 :: Strategy a
r0 _ = ()

-- | The outermost constructor.
rseq :: Strategy a
rseq x = x `seq` ()

-- | Everything.
rdeepseq :: NFData a => Strategy a
rdeepseq = rnf

-- | All elements.
seqList :: Strategy a -> Strategy [a]
seqList s = foldr (\x rest -> s x `seq` rest) ()

-- | The first n elements.
seqListN :: Int -> Strategy a -> Strategy [a]
seqListN n s
  | n <= 0 = r0
  | otherwise = \xs -> case xs of
      [] -> ()
      y : ys -> s y `seq` seqListN (n - 1) s ys

-- | The n-th element, counted from 0.
seqListNth :: Int -> Strategy a -> Strategy [a]
seqListNth n s xs
  | n < 0 = ()
  | otherwise = case drop n xs of
      y : _ -> s y
      [] -> ()

-- | All elements.
seqFoldable :: Foldable t => Strategy a -> Strategy (t a)
seqFoldable s = seqList s . toList

-- | All keys and values.
seqMap :: Strategy k -> Strategy v -> Strategy (Map k v)
seqMap sk sv = seqList (seqTuple2 sk sv) . Map.toList

-- | All elements.
seqArray :: Strategy a -> Strategy (Array i a)
seqArray s = seqList s . elems

-- | The bounds.
seqArrayBounds :: Strategy i -> Strategy (Array i a)
seqArrayBounds s = seqTuple2 s s . bounds

-- | All components.
seqTuple2 :: Strategy a -> Strategy b -> Strategy (a, b)
seqTuple2 s1 s2 (x1, x2) = s1 x1 `seq` s2 x2

-- | All components.
seqTuple3 :: Strategy a -> Strategy b -> Strategy c -> Strategy (a, b, c)
seqTuple3 s1 s2 s3 (x1, x2, x3) = s1 x1 `seq` s2 x2 `seq` s3 x3

-- | All components.
seqTuple4 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy (a, b, c, d)
seqTuple4 s1 s2 s3 s4 (x1, x2, x3, x4) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4

-- | All components.
seqTuple5 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy (a, b, c, d, e)
seqTuple5 s1 s2 s3 s4 s5 (x1, x2, x3, x4, x5) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4 `seq` s5 x5

-- | All components.
seqTuple6 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy (a, b, c, d, e, f)
seqTuple6 s1 s2 s3 s4 s5 s6 (x1, x2, x3, x4, x5, x6) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4 `seq` s5 x5 `seq` s6 x6

-- | All components.
seqTuple7 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy (a, b, c, d, e, f, g)
seqTuple7 s1 s2 s3 s4 s5 s6 s7 (x1, x2, x3, x4, x5, x6, x7) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4 `seq` s5 x5 `seq` s6 x6 `seq` s7 x7

-- | All components.
seqTuple8 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy (a, b, c, d, e, f, g, h)
seqTuple8 s1 s2 s3 s4 s5 s6 s7 s8 (x1, x2, x3, x4, x5, x6, x7, x8) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4 `seq` s5 x5 `seq` s6 x6 `seq` s7 x7 `seq` s8 x8

-- | All components.
seqTuple9 :: Strategy a -> Strategy b -> Strategy c -> Strategy d -> Strategy e -> Strategy f -> Strategy g -> Strategy h -> Strategy i -> Strategy (a, b, c, d, e, f, g, h, i)
seqTuple9 s1 s2 s3 s4 s5 s6 s7 s8 s9 (x1, x2, x3, x4, x5, x6, x7, x8, x9) = s1 x1 `seq` s2 x2 `seq` s3 x3 `seq` s4 x4 `seq` s5 x5 `seq` s6 x6 `seq` s7 x7 `seq` s8 x8 `seq` s9 x9
