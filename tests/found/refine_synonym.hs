-- was: refinements inside Haskell's own type synonyms were lost: true functions were blamed, a wrong one was proved
-- $ needle refine refine_synonym.hs -t 1s
-- > The call g [] = [0] violates g's refinement type
-- ! f (
-- exit 1
module RefineSynonym where

type Row a = [a]

{-@ f :: Row {v:Int | v > 0} -> {v:Int | v >= 0} @-}
f :: Row Int -> Int
f [] = 0
f (x : _) = x

{-@ g :: Row {v:Int | v > 0} -> Row {v:Int | v > 0} @-}
g :: Row Int -> Row Int
g xs = 0 : xs
