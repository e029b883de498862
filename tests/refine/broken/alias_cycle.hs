-- broken: 5 exit 2
-- Two aliases that stand for one another.
module AliasCycle where

{-@ type Small = Tiny @-}
{-@ type Tiny = Small @-}

{-@ next :: Int -> Small @-}
next :: Int -> Int
next n = n + 1
