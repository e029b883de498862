-- refine: stock fine
-- refine: order concrete
-- witness: order 0 M.empty
-- order treats a missing key as minus one.
module DefaultValue where

import qualified Data.Map as M

{-@ stock :: Int -> M.Map Int Nat -> Nat @-}
stock :: Int -> M.Map Int Int -> Int
stock item m = M.findWithDefault 0 item m

{-@ order :: Int -> M.Map Int Nat -> Nat @-}
order :: Int -> M.Map Int Int -> Int
order item m = M.findWithDefault (-1) item m
