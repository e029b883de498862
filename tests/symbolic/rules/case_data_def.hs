-- CASE-DATA-DEF: a known constructor that no alternative names takes the default, which has the whole value.
module CaseDataDef where

data Shape = Round Int | Square Int | Long Int Int
  deriving (Eq, Show)

turn :: Shape -> Shape
turn s = case s of
  Long a b -> Long b a
  other -> other

-- expect: prop_caseDataDef holds
prop_caseDataDef :: Int -> Bool
prop_caseDataDef x = turn (Square x) == Square x

-- expect: prop_caseDataDefTwice holds
prop_caseDataDefTwice :: Int -> Int -> Bool
prop_caseDataDefTwice x y = turn (turn (Long x y)) == Long x y && turn (Round x) == Round x
