-- Fields by their names: OverloadedRecordDot and HasField, which GHC has since 9.2.
-- flags: --max-size 14
-- check: prop_selected holds
-- check: prop_sections holds
-- check: prop_virtual holds
-- check: prop_polymorphic holds
-- check: prop_composed holds
-- check: prop_age falsified
{-# LANGUAGE OverloadedRecordDot, DuplicateRecordFields, DataKinds, TypeApplications, FlexibleContexts #-}
module RecordDots where

import GHC.Records
import qualified Data.Map as Map
import Data.List (sortOn)

data Person = Person { name :: String, age :: Int } deriving (Show, Eq)
data Company = Company { name :: String, owner :: Person, staff :: [Person] } deriving Show
data Pair a b = Pair { first :: a, second :: b } deriving (Show, Eq)
newtype Wrap f = Wrap { inner :: f Int }

instance HasField "greeting" Person String where
  getField p = "Hello, " ++ p.name

company :: Company
company = Company { name = "co", owner = Person "a" 3, staff = [Person "b" 5, Person "c" 4] }

named :: HasField "name" r String => r -> String
named r = r.name ++ "?"

swap :: forall a b.Pair a b -> Pair b a
swap p = Pair { first = p.second, second = p.first }

older :: Person -> Person
older p = p { age = p.age + 1 }

totalAge :: Company -> Int
totalAge c = c.owner.age + sum (map (.age) c.staff)

prop_selected, prop_sections, prop_virtual, prop_polymorphic, prop_composed :: Bool
prop_selected =
  company.owner.age == 3 && (older company.owner).age == 4 && (Wrap (Just 3)).inner == Just 3
    && (Map.findWithDefault (Person "z" 0) True (Map.fromList [(True, Person "q" 9)])).age == 9
    && [p.age | p <- company.staff, p.age > 4] == [5]
prop_sections =
  map (.owner.name) [company] == ["a"] && map (.name) (sortOn (.age) company.staff) == ["c", "b"]
prop_virtual = company.owner.greeting == "Hello, a"
prop_polymorphic =
  named company ++ named company.owner == "co?a?" && getField @"age" company.owner == 3
    && swap (Pair 1 'x') == Pair 'x' 1
prop_composed = (Prelude.negate . Prelude.negate) 3 == 3 && (show.negate) 3 == "3"
 where show = Shown Prelude.show

newtype Shown = Shown { negate :: Int -> String }

prop_age :: Company -> Bool
prop_age c = totalAge c >= c.owner.age
