-- was: what a property collects was printed whole, thousands of lines for the lengths of lists
-- $ needle check long_tables.hs --max-size 200
-- > .. (80 more; -v or -f json shows them all)
-- $ needle check long_tables.hs --max-size 200 -v
-- ! more; -v
import Test.QuickCheck

prop_lengths :: [Int] -> Property
prop_lengths xs = collect (length xs) (length xs >= 0)
