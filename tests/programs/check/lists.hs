-- flags: --max-size 9
-- check: prop_palindrome falsified xs = [0,1]
-- check: prop_idem holds_up_to 9
-- check: prop_insert holds_up_to 9
-- check: prop_unordered falsified x = 0; xs = [-1]
-- check: prop_string falsified s = "abc"
-- check: prop_firstOfMany falsified x1 = _ : _ : _ : _
import Data.List (insert, sort)
import Needle

prop_palindrome :: [Int] -> Bool
prop_palindrome xs = reverse xs == xs

prop_idem :: Ord a => [a] -> Bool
prop_idem xs = sort (sort xs) == sort xs

ordered :: Ord a => [a] -> Bool
ordered (x : y : ys) = x <= y && ordered (y : ys)
ordered _ = True

prop_insert :: Int -> [Int] -> Result
prop_insert x xs = ordered xs ==> ordered (insert x xs)

prop_unordered :: Int -> [Int] -> Result
prop_unordered x xs = ordered xs ==> ordered (x : xs)

prop_string :: String -> Bool
prop_string s = s /= "abc"

prop_firstOfMany :: [Int] -> Bool
prop_firstOfMany (_ : _ : _ : _) = False
prop_firstOfMany _ = True
