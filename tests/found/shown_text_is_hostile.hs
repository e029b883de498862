-- was: the text of a user's Show was compiled and evaluated without limits: 390 seconds, and "Internal error! too much work"
-- $ timeout 120 needle check shown_text_is_hostile.hs; test $? -eq 1
-- > x1 = B 3
-- > x1 = D 3
-- > x1 = L 3
-- > x1 = W 3
-- > 4 properties: 4 failed
-- ! Internal
module Main where

data B = B Integer

instance Show B where
  show (B _) = "B (10 ^ (10 ^ (10 :: Int) :: Int))"

prop_large :: B -> Bool
prop_large (B n) = n < 3

data D = D Int

instance Show D where
  show (D _) = replicate 9000 '(' ++ "D 3" ++ replicate 9000 ')'

prop_deep :: D -> Bool
prop_deep (D n) = n < 3

data L = L Int

-- The type of x40 has 2^40 variables.
instance Show L where
  show (L _) = "let { " ++ concat [pair i | i <- [1 .. 40 :: Int]] ++ "x0 = (\\y -> y) } in x40 `seq` L 3"
    where
      pair i = "x" ++ show i ++ " = (x" ++ show (i - 1) ++ ",x" ++ show (i - 1) ++ "); "

prop_typed :: L -> Bool
prop_typed (L n) = n < 3

data W = W Int

instance Show W where
  show (W _) = "W (length (filter even [1 ..]))"

prop_endless :: W -> Bool
prop_endless (W n) = n < 3
