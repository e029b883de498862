{-# LANGUAGE FlexibleInstances, MultiParamTypeClasses #-}
-- Instances of the classes that list values: when they list more or less than the constructors, they are heeded.
-- flags: --max-size 10
-- check: prop_lean falsified x1 = Even 4
-- check: prop_lean_plain falsified c = Blue
-- check: prop_small falsified x1 = Square 4
-- check: prop_lazy falsified x1 = Three 2
-- check: prop_lazy_plain falsified x1 = Cons _ (Cons _ Nil)
import qualified Test.LazySmallCheck as Lazy
import Test.LeanCheck
import qualified Test.SmallCheck.Series as Small

newtype Even = Even Int
  deriving Show

instance Listable Even where
  list = map Even [0, 2 ..]

prop_lean :: Even -> Bool
prop_lean (Even n) = n < 4 && even n

data Colour = Red | Green | Blue
  deriving (Eq, Show)

instance Listable Colour where
  tiers = cons0 Red \/ cons0 Green \/ cons0 Blue

prop_lean_plain :: Colour -> Bool
prop_lean_plain c = c /= Blue

newtype Square = Square Int
  deriving Show

instance Monad m => Small.Serial m Square where
  series = Small.generate (\d -> [Square (n * n) | n <- [0 .. d]])

prop_small :: Square -> Bool
prop_small (Square n) = n `elem` [0, 1]

newtype Three = Three Int
  deriving Show

instance Lazy.Serial Three where
  series _ = Lazy.drawnFrom [Three 0, Three 1, Three 2]

prop_lazy :: Three -> Bool
prop_lazy (Three n) = n < 2

data List = Nil | Cons Bool List
  deriving Show

instance Lazy.Serial List where
  series = Lazy.cons0 Nil Lazy.\/ Lazy.cons2 Cons

prop_lazy_plain :: List -> Bool
prop_lazy_plain (Cons _ (Cons _ Nil)) = False
prop_lazy_plain _ = True
