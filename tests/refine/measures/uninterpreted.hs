-- refine: authorised fine
-- refine: erase fine
-- refine: request fine
-- allowed has no equations; only authorised can tell of it.
module Uninterpreted where

{-@ measure allowed :: Int -> Bool @-}

{-@ assume authorised :: user:Int -> {b:Bool | b <=> allowed user} @-}
authorised :: Int -> Bool
authorised user = user == 0

{-@ erase :: {user:Int | allowed user} -> Int @-}
erase :: Int -> Int
erase user = user

{-@ request :: Int -> Int @-}
request :: Int -> Int
request user = if authorised user then erase user else 0
