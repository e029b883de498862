{-# LANGUAGE NoImplicitPrelude, BangPatterns, StandaloneDeriving #-}
-- | The first classes: equality, order, numbers; and the small functions everything uses.
module Needle.Classes where

import Needle.Prim

infixr 9 .
infixl 7 *
infixl 6 +, -
infix 4 ==, /=, <, <=, >=, >
infixr 3 &&
infixr 2 ||
infixr 0 $, $!, `seq`
infixr 1 `thenCmp`
infixr 5 :|
infixl 1 &
infixl 0 `on`

-- | Types with equality.
class Eq a where
  (==), (/=) :: a -> a -> Bool
  x == y = not (x /= y)
  x /= y = not (x == y)

-- | Types with a total order.
class Eq a => Ord a where
  compare :: a -> a -> Ordering
  (<), (<=), (>), (>=) :: a -> a -> Bool
  max, min :: a -> a -> a
  compare x y = if x == y then EQ else if x <= y then LT else GT
  x < y = case compare x y of { LT -> True; _ -> False }
  x <= y = case compare x y of { GT -> False; _ -> True }
  x > y = case compare x y of { GT -> True; _ -> False }
  x >= y = case compare x y of { LT -> False; _ -> True }
  max x y = if x <= y then y else x
  min x y = if x <= y then x else y

-- | Types with ring arithmetic.
class Num a where
  (+), (-), (*) :: a -> a -> a
  negate, abs, signum :: a -> a
  fromInteger :: Integer -> a
  x - y = x + negate y
  negate x = fromInteger 0 - x

-- | Conjunction, lazy in its second argument.
(&&) :: Bool -> Bool -> Bool
True && x = x
False && _ = False

-- | Disjunction, lazy in its second argument.
(||) :: Bool -> Bool -> Bool
True || _ = True
False || x = x

-- | Negation.
not :: Bool -> Bool
not True = False
not False = True

-- | True; the last guard.
otherwise :: Bool
otherwise = True

-- | The identity function.
id :: a -> a
id x = x

-- | Its first argument, whatever the second.
const :: a -> b -> a
const x _ = x

-- | Function composition.
(.) :: (b -> c) -> (a -> b) -> a -> c
(.) f g = \x -> f (g x)

-- | The same function with its arguments exchanged.
flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

-- | Application, binding weakest.
($) :: (a -> b) -> a -> b
f $ x = f x

-- | Application to an evaluated argument.
($!) :: (a -> b) -> a -> b
f $! x = case x of !y -> f y

-- | Evaluates its first argument and returns the second.
seq :: a -> b -> b
seq !_ b = b

-- | Its first argument, at the type of the second... fixed to one type.
asTypeOf :: a -> a -> a
asTypeOf = const

-- | Applies a function until the predicate holds.
until :: (a -> Bool) -> (a -> a) -> a -> a
until p f = go
  where
    go x = if p x then x else go (f x)

thenCmp :: Ordering -> Ordering -> Ordering
thenCmp EQ o = o
thenCmp o _ = o

-- | Applies a function to every element.
map :: (a -> b) -> [a] -> [b]
map f = go
  where
    go [] = []
    go (x : xs) = f x : go xs

infixr 5 ++

-- | The first list followed by the second.
(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

listFoldr :: (a -> b -> b) -> b -> [a] -> b
listFoldr f z = go
  where
    go [] = z
    go (x : xs) = f x (go xs)

-- | The elements satisfying the predicate.
filter :: (a -> Bool) -> [a] -> [a]
filter p = go
  where
    go [] = []
    go (x : xs) = if p x then x : go xs else go xs

instance Eq Int where
  (==) = intEq
  (/=) = intNe

instance Ord Int where
  compare x y = if intLt x y then LT else if intEq x y then EQ else GT
  (<) = intLt
  (<=) = intLe
  (>) = intGt
  (>=) = intGe
  max x y = if intLe x y then y else x
  min x y = if intLe x y then x else y

instance Num Int where
  (+) = intAdd
  (-) = intSub
  (*) = intMul
  negate = intNegate
  abs x = if intLt x 0 then intNegate x else x
  signum x = if intLt x 0 then intNegate 1 else if intEq x 0 then 0 else 1
  fromInteger = integerToInt

instance Eq Word where
  (==) = wordEq
  (/=) = wordNe

instance Ord Word where
  compare x y = if wordLt x y then LT else if wordEq x y then EQ else GT
  (<) = wordLt
  (<=) = wordLe
  (>) = wordGt
  (>=) = wordGe

instance Num Word where
  (+) = wordAdd
  (-) = wordSub
  (*) = wordMul
  negate = wordNegate
  abs x = x
  signum x = if wordEq x 0 then 0 else 1
  fromInteger = integerToWord

instance Eq Char where
  (==) = charEq
  (/=) = charNe

instance Ord Char where
  compare x y = if charLt x y then LT else if charEq x y then EQ else GT
  (<) = charLt
  (<=) = charLe
  (>) = charGt
  (>=) = charGe

instance Eq Integer where
  (==) = integerEq
  (/=) = integerNe

instance Ord Integer where
  compare x y = if integerLt x y then LT else if integerEq x y then EQ else GT
  (<) = integerLt
  (<=) = integerLe
  (>) = integerGt
  (>=) = integerGe

instance Num Integer where
  (+) = integerAdd
  (-) = integerSub
  (*) = integerMul
  negate = integerNegate
  abs = integerAbs
  signum = integerSignum
  fromInteger x = x

instance Eq Double where
  (==) = doubleEq
  (/=) = doubleNe

instance Ord Double where
  compare x y = if doubleLt x y then LT else if doubleEq x y then EQ else GT
  (<) = doubleLt
  (<=) = doubleLe
  (>) = doubleGt
  (>=) = doubleGe

instance Num Double where
  (+) = doubleAdd
  (-) = doubleSub
  (*) = doubleMul
  negate = doubleNegate
  abs x = if doubleEq x 0 then 0 else if doubleLt x 0 then doubleNegate x else x
  signum x = if doubleLt x 0 then doubleNegate 1 else if doubleGt x 0 then 1 else x
  fromInteger = integerToDouble

instance Eq Bool where
  x == y = intEq (conTag x) (conTag y)
  x /= y = intNe (conTag x) (conTag y)

instance Ord Bool where
  compare x y = compare (conTag x) (conTag y)

instance Eq Ordering where
  x == y = intEq (conTag x) (conTag y)
  x /= y = intNe (conTag x) (conTag y)

instance Ord Ordering where
  compare x y = compare (conTag x) (conTag y)

instance Eq () where
  () == () = True

instance Ord () where
  compare () () = EQ

instance Eq a => Eq [a] where
  (==) = go
    where
      go [] [] = True
      go (x : xs) (y : ys) = x == y && go xs ys
      go _ _ = False

instance Ord a => Ord [a] where
  compare = go
    where
      go [] [] = EQ
      go [] (_ : _) = LT
      go (_ : _) [] = GT
      go (x : xs) (y : ys) = case compare x y of
        EQ -> go xs ys
        o -> o

deriving instance (Eq a, Eq b) => Eq (a, b)
deriving instance (Ord a, Ord b) => Ord (a, b)
deriving instance (Eq a, Eq b, Eq c) => Eq (a, b, c)
deriving instance (Ord a, Ord b, Ord c) => Ord (a, b, c)
deriving instance (Eq a, Eq b, Eq c, Eq d) => Eq (a, b, c, d)
deriving instance (Ord a, Ord b, Ord c, Ord d) => Ord (a, b, c, d)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e) => Eq (a, b, c, d, e)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e) => Ord (a, b, c, d, e)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f) => Eq (a, b, c, d, e, f)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f) => Ord (a, b, c, d, e, f)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g) => Eq (a, b, c, d, e, f, g)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g) => Ord (a, b, c, d, e, f, g)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h) => Eq (a, b, c, d, e, f, g, h)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h) => Ord (a, b, c, d, e, f, g, h)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i) => Eq (a, b, c, d, e, f, g, h, i)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i) => Ord (a, b, c, d, e, f, g, h, i)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j) => Eq (a, b, c, d, e, f, g, h, i, j)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j) => Ord (a, b, c, d, e, f, g, h, i, j)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k) => Eq (a, b, c, d, e, f, g, h, i, j, k)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k) => Ord (a, b, c, d, e, f, g, h, i, j, k)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l) => Eq (a, b, c, d, e, f, g, h, i, j, k, l)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l) => Ord (a, b, c, d, e, f, g, h, i, j, k, l)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n)
deriving instance (Eq a, Eq b, Eq c, Eq d, Eq e, Eq f, Eq g, Eq h, Eq i, Eq j, Eq k, Eq l, Eq m, Eq n, Eq o) => Eq (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
deriving instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n, Ord o) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)

-- | A value or nothing.
data Maybe a = Nothing | Just a
  deriving (Eq, Ord)

-- | One of two.
data Either a b = Left a | Right b
  deriving (Eq, Ord)

-- | Lists with at least one element.
data NonEmpty a = a :| [a]
  deriving (Eq, Ord)

-- | Application with the function second.
(&) :: a -> (a -> b) -> b
x & f = f x

-- | Combines the images under the second function with the first.
on :: (b -> b -> c) -> (a -> b) -> a -> a -> c
on op f = \x y -> f x `op` f y

-- | The least fixed point.
fix :: (a -> a) -> a
fix f = let x = f x in x

-- | Case analysis on Maybe.
maybe :: b -> (a -> b) -> Maybe a -> b
maybe n _ Nothing = n
maybe _ f (Just x) = f x

-- | Case analysis on Either.
either :: (a -> c) -> (b -> c) -> Either a b -> c
either f _ (Left x) = f x
either _ g (Right y) = g y

-- | The first component.
fst :: (a, b) -> a
fst (x, _) = x

-- | The second component.
snd :: (a, b) -> b
snd (_, y) = y

-- | From a function on pairs to one of two arguments.
curry :: ((a, b) -> c) -> a -> b -> c
curry f x y = f (x, y)

-- | From a function of two arguments to one on pairs (lazy in the pair).
uncurry :: (a -> b -> c) -> (a, b) -> c
uncurry f p = f (fst p) (snd p)

-- | Exchanges the components.
swap :: (a, b) -> (b, a)
swap (a, b) = (b, a)

-- | Case analysis on Bool: the value for False first.
bool :: a -> a -> Bool -> a
bool f _ False = f
bool _ t True = t

-- | Compares by an image.
comparing :: Ord b => (a -> b) -> a -> a -> Ordering
comparing f x y = compare (f x) (f y)
