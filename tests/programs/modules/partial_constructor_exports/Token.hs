module Token (Token (Word, Number), isOther, Rec (Rec, visible), mk, reveal, C (one)) where

data Token = Word String | Number Int | Other deriving Show

isOther :: Token -> Bool
isOther Other = True
isOther _ = False

data Rec = Rec { visible :: Int, hidden :: Int }

mk :: Int -> Rec
mk n = Rec n (n * 2)

reveal :: Rec -> (Int, Int)
reveal Rec { visible = a, hidden = b } = (a, b)

class C a where
  one, two :: a -> Int
  one _ = 1
  two _ = 2

instance C Char
