-- expect: reached
-- Newtypes are nothing at run time; matching on one demands nothing.
module Newtypes where

import Needle (target)

newtype Age = Age Int
newtype Wrapper a = Wrapper { unwrap :: a }

entry :: Int -> Int
entry n = case Age (error "not looked at") of
  Age _ -> case unwrap (Wrapper (Age n)) of
    Age m | m == 33 -> target m
    _ -> 0
