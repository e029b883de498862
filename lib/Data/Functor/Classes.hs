-- | Equality, order and writing lifted to type constructors.
module Data.Functor.Classes
  ( Eq1(..), eq1, Ord1(..), compare1
  , Read1(..), readsPrec1, readPrec1, liftReadListDefault, liftReadListPrecDefault
  , Show1(..), showsPrec1
  , Eq2(..), eq2, Ord2(..), compare2
  , Read2(..), readsPrec2, readPrec2, liftReadList2Default, liftReadListPrec2Default
  , Show2(..), showsPrec2
  , readsData, readData, readsUnaryWith, readUnaryWith, readsBinaryWith, readBinaryWith
  , showsUnaryWith, showsBinaryWith
  , readsUnary, readsUnary1, readsBinary1, showsUnary, showsUnary1, showsBinary1
  ) where

import Needle.Classes (NonEmpty(..))
import Needle.Base
import Needle.Down (Down(..))
import Needle.Monad (guard)
import Needle.Read
import Needle.Show (showListWith)
import Needle.Typeable (Proxy(..))
import Needle.Foldable (Identity(..), Const(..))
import Text.ParserCombinators.ReadPrec
import Text.Read (Lexeme(..), lexP, parens)

-- | Constructors that lift equality.
class Eq1 f where
  liftEq :: (a -> b -> Bool) -> f a -> f b -> Bool

-- | Constructors that lift order.
class Eq1 f => Ord1 f where
  liftCompare :: (a -> b -> Ordering) -> f a -> f b -> Ordering

-- | Constructors that lift writing.
class Show1 f where
  liftShowsPrec :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> Int -> f a -> ShowS
  liftShowList :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> [f a] -> ShowS
  liftShowList sp sl = showListWith (liftShowsPrec sp sl 0)

-- | Constructors that lift reading.
class Read1 f where
  liftReadsPrec :: (Int -> ReadS a) -> ReadS [a] -> Int -> ReadS (f a)
  liftReadsPrec rp rl = readPrec_to_S (liftReadPrec (readS_to_Prec rp) (readS_to_Prec (const rl)))
  liftReadList :: (Int -> ReadS a) -> ReadS [a] -> ReadS [f a]
  liftReadList rp rl = readListOf (liftReadsPrec rp rl 0)
  liftReadPrec :: ReadPrec a -> ReadPrec [a] -> ReadPrec (f a)
  liftReadPrec rp rl = readS_to_Prec (liftReadsPrec (readPrec_to_S rp) (readPrec_to_S rl 0))
  liftReadListPrec :: ReadPrec a -> ReadPrec [a] -> ReadPrec [f a]
  liftReadListPrec rp rl = listOf (liftReadPrec rp rl)
  {-# MINIMAL liftReadsPrec | liftReadPrec #-}

-- | Constructors of two arguments that lift reading.
class Read2 f where
  liftReadsPrec2 :: (Int -> ReadS a) -> ReadS [a] -> (Int -> ReadS b) -> ReadS [b] -> Int -> ReadS (f a b)
  liftReadsPrec2 rp1 rl1 rp2 rl2 =
    readPrec_to_S (liftReadPrec2 (readS_to_Prec rp1) (readS_to_Prec (const rl1)) (readS_to_Prec rp2) (readS_to_Prec (const rl2)))
  liftReadList2 :: (Int -> ReadS a) -> ReadS [a] -> (Int -> ReadS b) -> ReadS [b] -> ReadS [f a b]
  liftReadList2 rp1 rl1 rp2 rl2 = readListOf (liftReadsPrec2 rp1 rl1 rp2 rl2 0)
  liftReadPrec2 :: ReadPrec a -> ReadPrec [a] -> ReadPrec b -> ReadPrec [b] -> ReadPrec (f a b)
  liftReadPrec2 rp1 rl1 rp2 rl2 =
    readS_to_Prec (liftReadsPrec2 (readPrec_to_S rp1) (readPrec_to_S rl1 0) (readPrec_to_S rp2) (readPrec_to_S rl2 0))
  liftReadListPrec2 :: ReadPrec a -> ReadPrec [a] -> ReadPrec b -> ReadPrec [b] -> ReadPrec [f a b]
  liftReadListPrec2 rp1 rl1 rp2 rl2 = listOf (liftReadPrec2 rp1 rl1 rp2 rl2)
  {-# MINIMAL liftReadsPrec2 | liftReadPrec2 #-}

-- a list in brackets
listOf :: ReadPrec a -> ReadPrec [a]
listOf p = readS_to_Prec (\_ -> readListOf (readPrec_to_S p 0))

-- | Constructors of two arguments that lift equality.
class Eq2 f where
  liftEq2 :: (a -> b -> Bool) -> (c -> d -> Bool) -> f a c -> f b d -> Bool

-- | Constructors of two arguments that lift order.
class Eq2 f => Ord2 f where
  liftCompare2 :: (a -> b -> Ordering) -> (c -> d -> Ordering) -> f a c -> f b d -> Ordering

-- | Constructors of two arguments that lift writing.
class Show2 f where
  liftShowsPrec2 :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> (Int -> b -> ShowS) -> ([b] -> ShowS) -> Int -> f a b -> ShowS
  liftShowList2 :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> (Int -> b -> ShowS) -> ([b] -> ShowS) -> [f a b] -> ShowS
  liftShowList2 sp1 sl1 sp2 sl2 = showListWith (liftShowsPrec2 sp1 sl1 sp2 sl2 0)

-- | Equality through a constructor.
eq1 :: (Eq1 f, Eq a) => f a -> f a -> Bool
eq1 = liftEq (==)

-- | Comparison through a constructor.
compare1 :: (Ord1 f, Ord a) => f a -> f a -> Ordering
compare1 = liftCompare compare

-- | Writing through a constructor.
showsPrec1 :: (Show1 f, Show a) => Int -> f a -> ShowS
showsPrec1 = liftShowsPrec showsPrec showList

-- | Equality through a constructor of two arguments.
eq2 :: (Eq2 f, Eq a, Eq b) => f a b -> f a b -> Bool
eq2 = liftEq2 (==) (==)

-- | Comparison through a constructor of two arguments.
compare2 :: (Ord2 f, Ord a, Ord b) => f a b -> f a b -> Ordering
compare2 = liftCompare2 compare compare

-- | Writing through a constructor of two arguments.
showsPrec2 :: (Show2 f, Show a, Show b) => Int -> f a b -> ShowS
showsPrec2 = liftShowsPrec2 showsPrec showList showsPrec showList

-- | Reading through a constructor.
readsPrec1 :: (Read1 f, Read a) => Int -> ReadS (f a)
readsPrec1 = liftReadsPrec readsPrec readList

-- | Reading through a constructor.
readPrec1 :: (Read1 f, Read a) => ReadPrec (f a)
readPrec1 = liftReadPrec readPrec readListPrec

-- | liftReadList by way of liftReadListPrec.
liftReadListDefault :: Read1 f => (Int -> ReadS a) -> ReadS [a] -> ReadS [f a]
liftReadListDefault rp rl = readPrec_to_S (liftReadListPrec (readS_to_Prec rp) (readS_to_Prec (const rl))) 0

-- | liftReadListPrec by way of liftReadPrec.
liftReadListPrecDefault :: Read1 f => ReadPrec a -> ReadPrec [a] -> ReadPrec [f a]
liftReadListPrecDefault rp rl = listOf (liftReadPrec rp rl)

-- | Reading through a constructor of two arguments.
readsPrec2 :: (Read2 f, Read a, Read b) => Int -> ReadS (f a b)
readsPrec2 = liftReadsPrec2 readsPrec readList readsPrec readList

-- | Reading through a constructor of two arguments.
readPrec2 :: (Read2 f, Read a, Read b) => ReadPrec (f a b)
readPrec2 = liftReadPrec2 readPrec readListPrec readPrec readListPrec

-- | liftReadList2 by way of liftReadListPrec2.
liftReadList2Default :: Read2 f => (Int -> ReadS a) -> ReadS [a] -> (Int -> ReadS b) -> ReadS [b] -> ReadS [f a b]
liftReadList2Default rp1 rl1 rp2 rl2 = readPrec_to_S
  (liftReadListPrec2 (readS_to_Prec rp1) (readS_to_Prec (const rl1)) (readS_to_Prec rp2) (readS_to_Prec (const rl2))) 0

-- | liftReadListPrec2 by way of liftReadPrec2.
liftReadListPrec2Default :: Read2 f => ReadPrec a -> ReadPrec [a] -> ReadPrec b -> ReadPrec [b] -> ReadPrec [f a b]
liftReadListPrec2Default rp1 rl1 rp2 rl2 = listOf (liftReadPrec2 rp1 rl1 rp2 rl2)

-- | Reads a value of several alternatives, each by the name of its constructor.
readsData :: (String -> ReadS a) -> Int -> ReadS a
readsData reader d = readParen (d > 10) (\r -> [result | (name, s) <- lex r, result <- reader name s])

-- | Reads an application of a constructor.
readData :: ReadPrec a -> ReadPrec a
readData reader = parens (prec 10 reader)

-- | An alternative of readsData: a constructor with one argument.
readsUnaryWith :: (Int -> ReadS a) -> String -> (a -> t) -> String -> ReadS t
readsUnaryWith rp name con word s = [(con x, t) | word == name, (x, t) <- rp 11 s]

-- | An alternative of readData: a constructor with one argument.
readUnaryWith :: ReadPrec a -> String -> (a -> t) -> ReadPrec t
readUnaryWith rp name con = expect (Ident name) >> fmap con (step rp)

-- | An alternative of readsData: a constructor with two arguments.
readsBinaryWith :: (Int -> ReadS a) -> (Int -> ReadS b) -> String -> (a -> b -> t) -> String -> ReadS t
readsBinaryWith rp1 rp2 name con word s = [(con x y, u) | word == name, (x, t) <- rp1 11 s, (y, u) <- rp2 11 t]

-- | An alternative of readData: a constructor with two arguments.
readBinaryWith :: ReadPrec a -> ReadPrec b -> String -> (a -> b -> t) -> ReadPrec t
readBinaryWith rp1 rp2 name con = expect (Ident name) >> liftA2 con (step rp1) (step rp2)

expect :: Lexeme -> ReadPrec ()
expect l = lexP >>= \m -> guard (l == m)

-- | An alternative of readsData, by the class of the argument.
readsUnary :: Read a => String -> (a -> t) -> String -> ReadS t
readsUnary = readsUnaryWith readsPrec

-- | An alternative of readsData, its argument below another constructor.
readsUnary1 :: (Read1 f, Read a) => String -> (f a -> t) -> String -> ReadS t
readsUnary1 = readsUnaryWith readsPrec1

-- | An alternative of readsData, its two arguments below other constructors.
readsBinary1 :: (Read1 f, Read1 g, Read a) => String -> (f a -> g a -> t) -> String -> ReadS t
readsBinary1 = readsBinaryWith readsPrec1 readsPrec1

-- | Writes a constructor with one argument, by the class of the argument.
showsUnary :: Show a => String -> Int -> a -> ShowS
showsUnary = showsUnaryWith showsPrec

-- | Writes a constructor with one argument below another constructor.
showsUnary1 :: (Show1 f, Show a) => String -> Int -> f a -> ShowS
showsUnary1 = showsUnaryWith showsPrec1

-- | Writes a constructor with two arguments below other constructors.
showsBinary1 :: (Show1 f, Show1 g, Show a) => String -> Int -> f a -> g a -> ShowS
showsBinary1 = showsBinaryWith showsPrec1 showsPrec1

-- | Writes a constructor with one argument.
showsUnaryWith :: (Int -> a -> ShowS) -> String -> Int -> a -> ShowS
showsUnaryWith sp name d x = showParen (d > 10) (showString name . showChar ' ' . sp 11 x)

-- | Writes a constructor with two arguments.
showsBinaryWith :: (Int -> a -> ShowS) -> (Int -> b -> ShowS) -> String -> Int -> a -> b -> ShowS
showsBinaryWith sp1 sp2 name d x y =
  showParen (d > 10) (showString name . showChar ' ' . sp1 11 x . showChar ' ' . sp2 11 y)

instance Eq1 Maybe where
  liftEq _ Nothing Nothing = True
  liftEq eq (Just x) (Just y) = eq x y
  liftEq _ _ _ = False

instance Ord1 Maybe where
  liftCompare _ Nothing Nothing = EQ
  liftCompare _ Nothing (Just _) = LT
  liftCompare _ (Just _) Nothing = GT
  liftCompare comp (Just x) (Just y) = comp x y

instance Show1 Maybe where
  liftShowsPrec _ _ _ Nothing = showString "Nothing"
  liftShowsPrec sp _ d (Just x) = showsUnaryWith sp "Just" d x

instance Eq1 [] where
  liftEq _ [] [] = True
  liftEq eq (x : xs) (y : ys) = eq x y && liftEq eq xs ys
  liftEq _ _ _ = False

instance Ord1 [] where
  liftCompare _ [] [] = EQ
  liftCompare _ [] (_ : _) = LT
  liftCompare _ (_ : _) [] = GT
  liftCompare comp (x : xs) (y : ys) = comp x y <> liftCompare comp xs ys

instance Show1 [] where
  liftShowsPrec _ sl _ = sl

instance Eq1 NonEmpty where
  liftEq eq (a :| as) (b :| bs) = eq a b && liftEq eq as bs

instance Ord1 NonEmpty where
  liftCompare cmp (a :| as) (b :| bs) = cmp a b <> liftCompare cmp as bs

instance Show1 NonEmpty where
  liftShowsPrec sp sl d (a :| as) = showParen (d > 5) (sp 6 a . showString " :| " . sl as)

instance Eq a => Eq1 (Either a) where
  liftEq = liftEq2 (==)

instance Eq2 Either where
  liftEq2 e1 _ (Left x) (Left y) = e1 x y
  liftEq2 _ e2 (Right x) (Right y) = e2 x y
  liftEq2 _ _ _ _ = False

instance Ord a => Ord1 (Either a) where
  liftCompare = liftCompare2 compare

instance Ord2 Either where
  liftCompare2 c1 _ (Left x) (Left y) = c1 x y
  liftCompare2 _ _ (Left _) (Right _) = LT
  liftCompare2 _ _ (Right _) (Left _) = GT
  liftCompare2 _ c2 (Right x) (Right y) = c2 x y

instance Show a => Show1 (Either a) where
  liftShowsPrec = liftShowsPrec2 showsPrec showList

instance Show2 Either where
  liftShowsPrec2 sp1 _ _ _ d (Left x) = showsUnaryWith sp1 "Left" d x
  liftShowsPrec2 _ _ sp2 _ d (Right x) = showsUnaryWith sp2 "Right" d x

instance Eq a => Eq1 ((,) a) where
  liftEq eq (a, b) (c, d) = a == c && eq b d

instance Ord a => Ord1 ((,) a) where
  liftCompare cmp (a, b) (c, d) = compare a c <> cmp b d

instance Show a => Show1 ((,) a) where
  liftShowsPrec sp _ _ (a, b) = showChar '(' . shows a . showChar ',' . sp 0 b . showChar ')'

instance Eq1 Identity where
  liftEq eq (Identity x) (Identity y) = eq x y

instance Ord1 Identity where
  liftCompare cmp (Identity x) (Identity y) = cmp x y

instance Show1 Identity where
  liftShowsPrec sp _ d (Identity x) = showsUnaryWith sp "Identity" d x

instance Eq a => Eq1 (Const a) where
  liftEq _ (Const x) (Const y) = x == y

instance Ord a => Ord1 (Const a) where
  liftCompare _ (Const x) (Const y) = compare x y

instance Show a => Show1 (Const a) where
  liftShowsPrec _ _ d (Const x) = showsUnaryWith showsPrec "Const" d x

instance Eq1 Proxy where
  liftEq _ _ _ = True

instance Ord1 Proxy where
  liftCompare _ _ _ = EQ

instance Show1 Proxy where
  liftShowsPrec _ _ _ _ = showString "Proxy"

instance Eq2 (,) where
  liftEq2 e1 e2 (a, b) (c, d) = e1 a c && e2 b d

instance Ord2 (,) where
  liftCompare2 c1 c2 (a, b) (c, d) = c1 a c <> c2 b d

instance Show2 (,) where
  liftShowsPrec2 sp1 _ sp2 _ _ (a, b) = showChar '(' . sp1 0 a . showChar ',' . sp2 0 b . showChar ')'

instance Eq2 Const where
  liftEq2 eq _ (Const x) (Const y) = eq x y

instance Ord2 Const where
  liftCompare2 cmp _ (Const x) (Const y) = cmp x y

instance Show2 Const where
  liftShowsPrec2 sp _ _ _ d (Const x) = showsUnaryWith sp "Const" d x

instance Eq1 Down where
  liftEq eq (Down x) (Down y) = eq x y

instance Ord1 Down where
  liftCompare cmp (Down x) (Down y) = case cmp x y of
    LT -> GT
    EQ -> EQ
    GT -> LT

instance Show1 Down where
  liftShowsPrec sp _ d (Down x) = showsUnaryWith sp "Down" d x

instance Read1 Down where
  liftReadPrec rp _ = readData (readUnaryWith rp "Down" Down)

instance Read1 Maybe where
  liftReadPrec rp _ = parens (expect (Ident "Nothing") >> return Nothing) +++ readData (readUnaryWith rp "Just" Just)

instance Read1 [] where
  liftReadPrec _ rl = rl

instance Read1 NonEmpty where
  liftReadsPrec rp rl d = readParen (d > 5) (\r -> [(a :| as, u) | (a, s) <- rp 6 r, (":|", t) <- lex s, (as, u) <- rl t])

instance Read a => Read1 (Either a) where
  liftReadPrec = liftReadPrec2 readPrec readListPrec

instance Read2 Either where
  liftReadPrec2 rp1 _ rp2 _ = readData (readUnaryWith rp1 "Left" Left +++ readUnaryWith rp2 "Right" Right)

instance Read a => Read1 ((,) a) where
  liftReadPrec = liftReadPrec2 readPrec readListPrec

instance Read2 (,) where
  liftReadPrec2 rp1 _ rp2 _ = parens (do
    expect (Punc "(")
    x <- reset rp1
    expect (Punc ",")
    y <- reset rp2
    expect (Punc ")")
    return (x, y))

instance Read1 Identity where
  liftReadPrec rp _ = readData (readUnaryWith rp "Identity" Identity)

instance Read a => Read1 (Const a) where
  liftReadPrec = liftReadPrec2 readPrec readListPrec

instance Read2 Const where
  liftReadPrec2 rp _ _ _ = readData (readUnaryWith rp "Const" Const)

instance Read1 Proxy where
  liftReadPrec _ _ = parens (expect (Ident "Proxy") >> return Proxy)

instance (Eq a, Eq b) => Eq1 ((,,) a b) where
  liftEq eq (a, b, x) (c, d, y) = a == c && b == d && eq x y

instance (Ord a, Ord b) => Ord1 ((,,) a b) where
  liftCompare cmp (a, b, x) (c, d, y) = compare a c <> compare b d <> cmp x y

instance (Eq a, Eq b, Eq c) => Eq1 ((,,,) a b c) where
  liftEq eq (a, b, c, x) (d, e, f, y) = a == d && b == e && c == f && eq x y

instance (Ord a, Ord b, Ord c) => Ord1 ((,,,) a b c) where
  liftCompare cmp (a, b, c, x) (d, e, f, y) = compare a d <> compare b e <> compare c f <> cmp x y
