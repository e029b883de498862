-- The minimal language of "Towards a Theory of Reach": Peano numbers, case, a target.
-- reach: --from direct => reached from direct:  | unreachable | unreachable | unreachable
-- reach: --from two => unreachable | reached from two: n = S (S _) | unreachable | unreachable
-- reach: --from add => unreachable | unreachable | reached from add: x1 = S Z; y = S (S Z) | unreachable
-- reach: --from never --max-size 6 => unreachable | unreachable | unreachable | gave_up bound
-- reach: --from two --inputs 3 => unreachable | reached from two: n = S (S _) | unreachable | unreachable
module Peano where

import Needle (target)

data Nat = Z | S Nat

direct :: Nat
direct = target Z

-- case n of Zero -> Zero; Suc m -> case m of Zero -> Zero; Suc k -> target
two :: Nat -> Nat
two n = case n of
  Z -> Z
  S m -> case m of
    Z -> Z
    S k -> target k

add :: Nat -> Nat -> Nat
add Z y = same y (S (S Z))
add (S x) y = case same x Z of
  Z -> Z
  _ -> case same y (S (S Z)) of
    Z -> Z
    _ -> target y

same :: Nat -> Nat -> Nat
same Z Z = S Z
same (S x) (S y) = same x y
same _ _ = Z

-- a number that is both itself and greater than itself
never :: Nat -> Nat
never n = case same n (S n) of
  Z -> Z
  _ -> target n
