-- was: the invariant of refined data was not assumed of arguments without an annotation
-- $ needle refine refine_invariant_everywhere.hs -t 1s
-- ! error
-- exit 0
module RefineInvariantEverywhere where

data Span = Span Int Int
{-@ data Span = Span { low :: Int, high :: {v:Int | low <= v} } @-}

grow :: Span -> Span
grow (Span a b) = Span a (b + 1)

{-@ move :: _ -> Int -> Span @-}
move :: Span -> Int -> Span
move (Span a b) n = Span (a + n) (b + n)
