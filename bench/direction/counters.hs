-- kind: backward
-- Events change one of five counters. One of them must come to nine, another to minus three.
module Counters where

import Needle (target)

data Event = A | B | C | D | E | Reset

data Counters = Counters { a, b, c, d, e :: Int }

step :: Counters -> Event -> Counters
step k A = k { a = a k + 1 }
step k B = k { b = b k + 1 }
step k C = k { c = c k + 1, d = d k - 1 }
step k D = k { d = d k + 1 }
step k E = k { e = e k + 1 }
step k Reset = k { a = 0, b = 0 }

entry :: [Event] -> Int
entry es = if b end == 9 && d end == -3 then target 1 else 0
  where
    end = foldl step (Counters 0 0 0 0 0) es
