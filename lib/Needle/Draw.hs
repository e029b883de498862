-- | Values made by a user's own instances, for a search: what an instance chooses is unknown.
module Needle.Draw (restOfChoices, drawArbitrary, drawSerial, drawLazySerial, drawListable) where

import Data.Functor.Identity (Identity)
import Needle.Check (noSuchChoice)
import qualified Test.LazySmallCheck as Lazy (Serial(..))
import qualified Test.LazySmallCheck.Series as Lazy (drawn)
import qualified Test.LeanCheck as Lean
import Test.QuickCheck.Arbitrary (Arbitrary(..))
import Test.QuickCheck.Gen (unGen)
import Test.QuickCheck.Random (Choice(..), Choices(..), Draw(..), DrawTo(..), Depth(..), Limit(..), pick)
import qualified Test.SmallCheck.Series as Small

-- | What stands where nobody has looked: every choice is the first.
restOfChoices :: Choices
restOfChoices = Choices (Tried 0) restOfChoices restOfChoices

-- | QuickCheck: the generator reads the choices.
drawArbitrary :: Arbitrary a => Draw -> a
drawArbitrary (Draw c n) = unGen arbitrary c (sizeOf n)
  where sizeOf (Limit k) = k

-- | Lazy SmallCheck: a choice of each constructor, its fields later.
drawLazySerial :: Lazy.Serial a => DrawTo -> a
drawLazySerial (DrawTo c d) = Lazy.drawn Lazy.series (depthOf d) c

-- | SmallCheck: one of the values to a depth.
drawSerial :: Small.Serial Identity a => DrawTo -> a
drawSerial (DrawTo c d) = among (Small.list (depthOf d) Small.series) c

-- | LeanCheck: one of the values.
drawListable :: Lean.Listable a => Draw -> a
drawListable (Draw c _) = among Lean.list c

depthOf :: Depth -> Int
depthOf (Depth k) = k

among :: [a] -> Choices -> a
among xs c = go xs (pick maxBound c)
  where
    go (y : ys) i = if i == 0 then y else go ys (i - 1)
    go [] _ = noSuchChoice
