-- was: functions with arguments that are not understood were left out without a word; so was a file with nothing to judge
-- $ needle refine refine_not_judged.hs -t 1s
-- > 'sorted' is not judged: a part of its type was not understood.
-- > refine_not_judged.hs has nothing to judge
-- exit 0
module RefineNotJudged where

{-@ sorted :: [Int]<{\x y -> x <= y}> -> Bool @-}
sorted :: [Int] -> Bool
sorted _ = True
