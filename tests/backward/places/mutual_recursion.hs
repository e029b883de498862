-- expect: reached
-- Three functions that call each other; the target is only in one of them.
module MutualRecursion where

import Needle (target)

red, green, blue :: [()] -> Int
red [] = 1
red (_ : xs) = green xs
green [] = 2
green (_ : xs) = blue xs
blue [] = target 3
blue (_ : xs) = red xs

entry :: [()] -> Int
entry xs@(_ : _ : _ : _ : _) = red xs
entry _ = 0
