-- The numbers of nodes are one less than the tests that Lazy SmallCheck says it needed.
-- flags: --depth 4
-- nodes: prop_ordered 110
-- check: prop_ordered holds_up_to 4
-- check: prop_shallow falsified x1 = S (S (S (S _)))
-- check: prop_finite holds 3
data Nat = Z | S Nat

leq :: Nat -> Nat -> Bool
leq Z _ = True
leq _ Z = False
leq (S n) (S m) = leq n m

ordered :: [Nat] -> Bool
ordered (x : y : ys) = leq x y && ordered (y : ys)
ordered _ = True

ins :: Nat -> [Nat] -> [Nat]
ins x [] = [x]
ins x (y : ys) = if leq x y then x : y : ys else y : ins x ys

prop_ordered :: Nat -> [Nat] -> Bool
prop_ordered x xs = not (ordered xs) || ordered (ins x xs)

prop_shallow :: Nat -> Bool
prop_shallow (S (S (S (S _)))) = False
prop_shallow _ = True

prop_finite :: Bool -> Bool -> Bool
prop_finite a b = not (a && b) == (not a || not b)
