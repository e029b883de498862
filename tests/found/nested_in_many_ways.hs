-- was: a type that holds itself at five larger types has types without end, of which 5,000 are looked at. Inputs that need another
--   one were left out, and all the same "all inputs up to size 20 pass"; a second input was refused, since the first had taken all 5,000 types;
--   and copies of overloaded functions, as many as types, took seconds and a gigabyte (prop_shown).
-- $ needle check nested_in_many_ways.hs prop_deep --max-size 20
-- > +++ OK, all inputs up to size 6 pass (784 inputs in 36 tests).
-- exit 0
-- $ needle check nested_in_many_ways.hs prop_deep --max-size 20 --strategy lazy
-- > +++ OK, all inputs up to size 6 pass (784 inputs in 36 tests).
-- exit 0
-- $ needle check nested_in_many_ways.hs prop_deep --max-size 20 --strategy narrow -j 2 --help-every 1
-- > +++ OK, all inputs up to size 6 pass (784 inputs in 36 tests).
-- exit 0
-- $ needle check nested_in_many_ways.hs prop_deep --max-size 20 --strategy enumerate
-- > +++ OK, all inputs up to size 7 pass (3,909 inputs in 3,909 tests), and
-- exit 0
-- $ needle check nested_in_many_ways.hs prop_deep --depth 9
-- > Gave up!
-- exit 3
-- $ needle check nested_in_many_ways.hs prop_second
-- > n = Z
-- > o = Just LT
-- exit 1
-- $ needle check nested_in_many_ways.hs prop_shown --max-size 3 --max-memory 400M -t 60s
-- > +++ OK, all inputs up to size 3 pass
-- exit 0
data N a = Z | A (N (Maybe a)) | B (N [a]) | C (N (a, a)) | D (N (Either a Bool)) | E (N (Maybe [a])) deriving (Eq, Ord, Show)

data Input = Nested (N Bool) | Plain [()]

es :: N a -> Int
es (E n) = 1 + es n
es _ = 0

-- fails for six Es, which need the type N (Maybe [Maybe [Maybe [..]]])
prop_deep :: Input -> Bool
prop_deep (Nested n) = es n < 6
prop_deep (Plain xs) = length xs < 100

prop_second :: N Bool -> Maybe Ordering -> Bool
prop_second n o = es n > 0 || o /= Just LT

prop_shown :: N Int -> N Int -> Bool
prop_shown a b = compare a b /= GT || b <= a && show a /= show b
