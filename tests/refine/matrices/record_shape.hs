-- refine: zeros fine
-- refine: turned calls Matrix
-- witness: turned (Matrix 1 0 [[]])
-- refine: height fine
-- turned swaps the two numbers and leaves the rows as they are.
module RecordShape where

data Matrix = Matrix Int Int [[Int]] deriving (Eq, Show)

{-@ data Matrix = Matrix
      { rows :: Nat
      , columns :: Nat
      , cells :: {v:[{row:[Int] | len row = columns}] | len v = rows}
      }
  @-}

{-@ zeros :: Nat -> Nat -> Matrix @-}
zeros :: Int -> Int -> Matrix
zeros r c = Matrix r c (replicate r (replicate c 0))

{-@ turned :: Matrix -> Matrix @-}
turned :: Matrix -> Matrix
turned (Matrix r c xs) = Matrix c r xs

{-@ height :: Matrix -> Nat @-}
height :: Matrix -> Int
height (Matrix r _ _) = r
