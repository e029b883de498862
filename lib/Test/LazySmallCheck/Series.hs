-- | The series of Test.LazySmallCheck: what values of a type look like up to a depth, and how they are made.
module Test.LazySmallCheck.Series (Position, Shape(..), Term(..), Needed(..), Cons(..), Series, build, drawn) where

import Control.Exception (Exception, throw)
import Needle.Check (noSuchChoice)
import Test.QuickCheck.Random (Choices(..), pick)

-- where a part of the arguments is: the number of an argument, then of a field of a constructor, and so on
type Position = [Int]

-- what a type's values look like up to a depth: for each constructor its fields
newtype Shape = Shape [[Shape]]

-- a value as far as it is known: a gap, or a constructor's number and its fields
data Term = Gap Position Shape | Con Int [Term]

-- thrown by a gap that is looked at
newtype Needed = Needed Position

instance Show Needed where
  showsPrec _ _ = showString "Test.LazySmallCheck: a part of the arguments that is not known yet"

instance Exception Needed

-- | The constructors of a type up to a depth.
data Cons a = Cons Shape [[Term] -> a]

-- | The values of a type for each depth.
type Series a = Int -> Cons a

-- the value of a term
build :: [[Term] -> a] -> Term -> a
build _ (Gap p _) = throw (Needed p)
build cs (Con i ts) = (cs !! i) ts

-- | The value that a search chooses: at each part its constructor when the part is looked at, fields later.
drawn :: Series a -> Int -> Choices -> a
drawn values d c = case values d of Cons shape cs -> build cs (term shape c)
  where
    term (Shape []) _ = noSuchChoice
    term (Shape products) t@(Choices _ _ r) = let i = pick (length products) t in Con i (terms (products !! i) r)
    terms (s : ss) (Choices _ l r) = term s l : terms ss r
    terms [] _ = []
