import Tip

data Nat = Z | S Nat
  deriving (Eq, Show)

plus :: Nat -> Nat -> Nat
plus Z n = n
plus (S m) n = S (plus m n)

prop_assoc x y z = plus x (plus y z) === plus (plus x y) z
prop_rev xs = reverse (reverse xs) === xs
prop_elem x xs = x `elem` xs ==> not (null xs)
prop_both x = bool (x || not x) .&&. neg (x =/= x)
prop_under xs ys = xs === ys ==> length xs === length ys

main :: IO ()
main = do
  quickCheck (\xs -> prop_rev (xs :: [Int]))
  quickCheck (\x -> prop_both (x :: Bool))
  quickCheck (forAll (\x -> x === (x :: Char) .||. False))
  quickCheck (prop_assoc (S Z) Z (S (S Z)))
  quickCheck (prop_under "ab" "ab")
  quickCheck (prop_elem 'a' "a")

-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 1 test.
-- expect: +++ OK, passed 1 test.
-- expect: +++ OK, passed 1 test.
