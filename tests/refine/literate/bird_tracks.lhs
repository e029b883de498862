Safe lookups, written with bird tracks.

> module BirdTracks where
>
> {-@ die :: {v:String | false} -> a @-}
> die :: String -> a
> die message = error message

The index has to be inside the list.

> {-@ (!) :: xs:[a] -> {i:Nat | i < len xs} -> a @-}
> (!) :: [a] -> Int -> a
> (x : _) ! 0 = x
> (_ : xs) ! i = xs ! (i - 1)
> _ ! _ = die "(!): outside"

The last element is not at the place that I thought.

> {-@ final :: {xs:[a] | len xs > 0} -> a @-}
> final :: [a] -> a
> final xs = xs ! length xs

And this one is right.

> {-@ start :: {xs:[a] | len xs > 0} -> a @-}
> start :: [a] -> a
> start xs = xs ! 0
>
> -- refine: (!) fine
> -- refine: final calls (!)
> -- witness: final [0]
> -- refine: start fine
> -- refine: die fine
