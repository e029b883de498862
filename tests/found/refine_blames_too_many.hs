-- was: when several callees were assumed, all that were called were blamed, also those that did what their code does
-- $ needle refine refine_blames_too_many.hs wrong -t 2s
-- > type of first or second to
-- ! other 0 =
-- exit 1
module RefineBlamesTooMany where

{-@ first :: Int -> Nat @-}
first :: Int -> Int
first _ = 0

{-@ second :: Int -> Nat @-}
second :: Int -> Int
second _ = 0

{-@ other :: Int -> Nat @-}
other :: Int -> Int
other _ = 0

{-@ wrong :: Int -> {v:Int | v = 0} @-}
wrong :: Int -> Int
wrong x = if other x >= 0 && first x > 0 && second x > 0 then 1 else 0
