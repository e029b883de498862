-- CAST-FRAME: what was evaluated under a cast is cast when it is a value.
module CastFrame where

newtype Seconds = Seconds Int
  deriving (Eq, Show)

seconds :: Int -> Int -> Seconds
seconds h m = Seconds (3600 * h + 60 * m)

-- expect: prop_castFrame falsified
-- witness: prop_castFrame 27 46
prop_castFrame :: Int -> Int -> Bool
prop_castFrame h m = not (seconds h m == Seconds 99960 && 0 <= m && m < 60)

-- expect: prop_castFrameBack holds
prop_castFrameBack :: Int -> Bool
prop_castFrameBack n = case Seconds (if n < 0 then 0 else n) of
  Seconds k -> k >= 0
