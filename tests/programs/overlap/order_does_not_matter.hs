
import Prelude hiding ((&&), (||), max)

data Nat = Zero | Suc Nat deriving (Show, Eq)
newtype W = W Nat

{-# OVERLAP (&&), (||) #-}
(&&), (||) :: Bool -> Bool -> Bool
False && _ = False
_ && False = False
True && x = x
x && True = x

True || _ = True
_ || True = True
False || x = x
x || False = x

{-# OVERLAP max #-}
max :: Nat -> Nat -> Nat
max Zero Zero = Zero
max (Suc x) y = Suc (max x (pre y))
max x (Suc y) = Suc (max (pre x) y)

pre Zero = Zero
pre (Suc n) = n

nat :: Int -> Nat
nat 0 = Zero
nat n = Suc (nat (n-1))

class C a where
  op :: a -> a -> Int
instance C Nat where
  {-# OVERLAP op #-}
  op Zero _ = 0
  op _ Zero = 0
  op (Suc a) (Suc b) = r + 1 where r = op a b

main :: IO ()
main = do
  print (undefined && False)
  print (True || undefined, undefined || True)
  print (max (nat 3) (nat 5))
  print (op (nat 3) (nat 5))
  print (go (Just 3) "ab", go Nothing "ab", go undefined "cd")
  print (case undefined of { q -> wz (W Zero) q })
 where
  {-# OVERLAP go, wz #-}
  go :: Maybe Int -> String -> String
  go w@(Just 3) "ab" = show w
  go _ ('c':_) = "c"
  go Nothing s | null s = "null" | otherwise = s
  wz (W Zero) _ = 'z'
  wz _ 'c' = 'z'

-- expect: False
-- expect: (True,True)
-- expect: Suc (Suc (Suc (Suc (Suc Zero))))
-- expect: 3
-- expect: ("Just 3","ab","c")
-- expect: 'z'
