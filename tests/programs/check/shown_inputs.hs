-- Inputs are written as the user's Show writes them where that is Haskell and means the same value.
-- check: prop_poly falsified x1 = poly [3]
-- check: prop_holes falsified x1 = Poly [_,_]
-- check: prop_both falsified x1 = Just (poly [2]); x2 = [1,-3]
-- check: prop_angle falsified x1 = Angle 2 False
-- check: prop_lie falsified x1 = Lie 5
-- check: prop_loop falsified x1 = Loop False
-- check: prop_raises falsified x1 = Raises 1
-- check: prop_hidden falsified x1 = Hidden 2
-- check: prop_lines falsified x1 = Lines 1
newtype Poly = Poly [Int] deriving Eq
instance Show Poly where
  showsPrec d (Poly xs) = showParen (d > 10) (showString "poly " . showsPrec 11 xs)
poly :: [Int] -> Poly
poly = Poly
-- not Haskell
data Angle = Angle Int Bool deriving Eq
instance Show Angle where show (Angle n b) = "<" ++ show n ++ show b ++ ">"
-- Haskell, but another value
data Lie = Lie Int deriving Eq
instance Show Lie where show (Lie n) = "Lie " ++ show (n + 1)
-- never ends
data Loop = Loop Bool
instance Show Loop where show x = show x
-- a number
newtype Z = Z Int deriving Eq
instance Show Z where show (Z n) = show n
instance Num Z where { fromInteger = Z . fromInteger; Z a + Z b = Z (a + b); Z a * Z b = Z (a * b); negate (Z a) = Z (negate a); abs = id; signum = id }

prop_poly, prop_holes :: Poly -> Bool
prop_poly (Poly xs) = sum xs < 3
prop_holes (Poly xs) = length xs < 2
prop_both :: Maybe Poly -> [Z] -> Bool
prop_both (Just (Poly [2])) [Z 1, Z n] = n /= -3
prop_both _ _ = True
prop_angle :: Angle -> Bool
prop_angle (Angle n b) = n < 2 || b
prop_lie :: Lie -> Bool
prop_lie (Lie n) = n < 5
prop_loop :: Loop -> Bool
prop_loop (Loop b) = b

-- raises
newtype Raises = Raises Int
instance Show Raises where show (Raises n) = "Raises " ++ error "no"
-- a name that is not in scope
newtype Hidden = Hidden Int
instance Show Hidden where show (Hidden n) = "Data.Map.hidden " ++ show n
-- more than a line
newtype Lines = Lines Int
instance Show Lines where show (Lines n) = "Lines\n  " ++ show n

prop_raises :: Raises -> Bool
prop_raises (Raises n) = n < 1
prop_hidden :: Hidden -> Bool
prop_hidden (Hidden n) = n < 2
prop_lines :: Lines -> Bool
prop_lines (Lines n) = n < 1
