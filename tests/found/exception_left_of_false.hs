-- was: an exception in an operand left of a False one was forgotten by the parallel conjunction, at -O 0 or where f is recursive
-- $ for o in 0 1 2; do for c in left parallel O F OS OF OSF; do needle check exception_left_of_false.hs -O $o --strategy lazy --conjunction $c > out; echo "$? $(grep -c 'Exception' out)"; done; done | sort | uniq -c
-- > 21 1 4
-- $ for o in 0 1 2; do needle check exception_left_of_false.hs -O $o > out; echo "$? $(grep -c 'Exception' out)"; done | sort | uniq -c
-- > 3 1 4
import Needle

data T = Leaf | Node T

f :: T -> Bool
f (Node _) = True

len :: [a] -> Int
len [] = 0
len (_ : xs) = 1 + len xs

prop_flat :: T -> Result
prop_flat t = f t && len [True] > 5 ==> True

g :: T -> Bool
g (Node t) = g t

prop_recursive :: T -> Result
prop_recursive t = g t && len [True] > 5 ==> True

prop_or :: T -> Result
prop_or t = (g t || len [True] == 1) ==> True

prop_argument :: [Bool] -> T -> Result
prop_argument bs t = h (head bs) t ==> True
 where
  h b u = b && len [u] > 5
