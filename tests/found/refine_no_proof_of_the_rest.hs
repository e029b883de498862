-- was: a proof was claimed though a callee of which only the type is known was run, and a record was built unseen
-- $ needle refine refine_no_proof_of_the_rest.hs one make -t 1s
-- ! This is a proof
-- exit 0
module RefineNoProofOfTheRest where

data Wrapped a = Wrapped (a -> Int)

{-@ wrap :: a -> Wrapped a @-}
wrap :: a -> Wrapped a
wrap _ = Wrapped (const 1)

{-@ one :: Bool -> {v:Int | v = 1} @-}
one :: Bool -> Int
one b = case wrap b of Wrapped f -> f b

data Natural = Natural { number :: Int }
{-@ data Natural = Natural { number :: Nat } @-}

{-@ make :: Bool -> Natural @-}
make :: Bool -> Natural
make b = Natural { number = if b then 1 else 0 }
