-- CASE-DATA-SYM: an unknown value is each constructor in turn, its arguments unknown; in the default none of those
-- named.
module CaseDataSym where

data Shape = Round Int | Square Int | Long Int Int
  deriving (Eq, Show)

area :: Shape -> Int
area s = case s of
  Square a -> a * 100
  Long a b -> a + b
  _ -> 0

-- expect: prop_caseDataSym falsified
-- witness: prop_caseDataSym (Square 77)
prop_caseDataSym :: Shape -> Bool
prop_caseDataSym s = area s /= 7700

-- expect: prop_caseDataSymDefault holds
-- undrawn: prop_caseDataSymDefault the default is left only for Round
prop_caseDataSymDefault :: Shape -> Bool
prop_caseDataSymDefault s = case s of
  Square _ -> True
  Long _ _ -> True
  other -> area other == 0

-- the same value is looked at again: no second choice
-- expect: prop_caseDataSymAgain holds
-- undrawn: prop_caseDataSymAgain both sides look at one value
prop_caseDataSymAgain :: Shape -> Bool
prop_caseDataSymAgain s = isLong s == isLong s && not (isLong s && isRound s)
  where
    isLong (Long _ _) = True
    isLong _ = False
    isRound (Round _) = True
    isRound _ = False
