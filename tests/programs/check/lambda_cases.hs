-- \cases, which GHC has since 9.4: clauses of several parameters without a name.
-- check: prop_order holds
-- check: prop_cases falsified
{-# LANGUAGE LambdaCase #-}
module LambdaCases where

order :: Int -> Int -> Ordering
order = \cases
  x y | x < y -> LT
      | x > y, let _ = x -> GT
  _ _ -> EQ

pick :: Maybe a -> [a] -> [a]
pick = \ cases Nothing [] -> []; (Just x) _ -> [x]
               Nothing (x : _) -> [x] where

one :: Int
one = length (filter (\cases -> not cases) [False, True])

prop_order :: Int -> Int -> Bool
prop_order x y = order x y == compare x y && one == 1

prop_cases :: Maybe Int -> [Int] -> Bool
prop_cases m xs = foldr (\cases 3 _ -> False; _ ok -> ok) True (pick m xs)
