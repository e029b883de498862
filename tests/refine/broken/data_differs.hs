-- broken: 8 exit 2
-- The refined data type has a constructor that the Haskell one has not.
module DataDiffers where

data Shape = Circle Int | Square Int

{-@ data Shape = Circle { radius :: Nat }
               | Triangle { side :: Nat } @-}

{-@ unit :: Shape @-}
unit :: Shape
unit = Circle 1
