-- was: annotations of local functions were dropped without a word, and the function around them was proved
-- $ needle refine refine_local_annotation.hs -t 1s
-- > refine_local_annotation.hs:13:9-10: warning
-- > 'go' is a local function: its annotation is not judged
-- > No proof: the annotation of 'go' in it is not judged
-- ! This is a proof
module RefineLocalAnnotation where

{-@ outer :: Int -> {v:Int | true} @-}
outer :: Int -> Int
outer x = go x
  where
    {-@ go :: {y:Int | y > 0} -> {v:Int | v < 0} @-}
    go :: Int -> Int
    go y = y
