-- was: a number that became the key of a function among the inputs was left out of the witness, and the function got another key
-- $ needle reach key_is_another_input.hs --forward -t 10s
-- > +++ Reached
-- ! Internal error
-- exit 0
module KeyIsAnotherInput where

import Data.Char (ord)
import Needle (target)

entry :: (Int -> Int) -> Char -> Int
entry f c = if 0 > f (ord c) then f (target 1) else 0
