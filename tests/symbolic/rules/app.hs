-- APP: an argument waits, unevaluated, until its function is a lambda.
module App where

-- expect: prop_app falsified
-- witness: prop_app 777777
prop_app :: Int -> Bool
prop_app x = choose x 777777
  where
    choose n = if n > 700000 then (/=) n else const True

-- the argument is never needed
-- expect: prop_appLazy holds
prop_appLazy :: Int -> Bool
prop_appLazy x = const True (x `div` 0)
