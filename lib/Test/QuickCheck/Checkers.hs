{-# LANGUAGE DefaultSignatures, FlexibleContexts, FlexibleInstances, FunctionalDependencies, RankNTypes, TypeOperators, UndecidableInstances #-}
-- | Named properties in batches, and equality that is tested where it cannot be decided, as the package checkers has them. The laws
-- of classes are in "Test.QuickCheck.Classes".
module Test.QuickCheck.Checkers
  ( Test, TestBatch, unbatch, checkBatch, quickBatch, verboseBatch
  , checkBatchPlaced, quickBatchPlaced, verboseBatchPlaced
  , Unop, Binop, genR, involution, inverseL, inverse
  , FracT, NumT, OrdT, T
  , EqProp(..), eq
  , BinRel, reflexive, transitive, symmetric, antiSymmetric
  , leftId, rightId, bothId, isAssoc, isCommut, commutes
  , MonoidD, monoidD, endoMonoidD, homomorphism
  , idempotent, idempotent2, idemElem
  , Model(..), meq, meq1, meq2, meq3, meq4, meq5, eqModels, denotationFor, Model1(..)
  , arbs, gens, (.&.), arbitrarySatisfying
  ) where

import Control.Applicative (ZipList(..))
import Control.Exception (SomeException, handle)
import Data.Complex (Complex)
import Data.Functor.Compose (Compose(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.Functor.Product as Functor
import qualified Data.Functor.Sum as Functor
import Data.List.NonEmpty (NonEmpty)
import Data.Monoid (All, Alt(..), Any, Ap(..), Dual(..), Endo(..), Product(..), Sum(..))
import Data.Proxy (Proxy)
import Data.Ratio (Ratio)
import Data.Semigroup (First(..), Last(..), Max(..), Min(..))
import GHC.Generics
import Needle.Suite (Body(..), Place, Suite(..), handOver)
import System.Random (Random)
import Test.QuickCheck

-- | A property and its name.
type Test = (String, Property)

-- | Tests and the name that they have together.
type TestBatch = (String, [Test])

-- | The tests of a batch, its name before theirs.
unbatch :: TestBatch -> [Test]
unbatch (batch, tests) = [(batch ++ ": " ++ name, p) | (name, p) <- tests]

-- | Tests a batch in a given way.
checkBatch :: Args -> TestBatch -> IO ()
checkBatch = checkBatchPlaced ""

-- | Tests a batch, each property 500 times.
quickBatch :: TestBatch -> IO ()
quickBatch = quickBatchPlaced ""

-- | Tests a batch and prints each test.
verboseBatch :: TestBatch -> IO ()
verboseBatch = verboseBatchPlaced ""

-- the same, called at a place (Needle.Suite)

checkBatchPlaced :: Place -> Args -> TestBatch -> IO ()
checkBatchPlaced place args = runBatch place (quickCheckWith args)

quickBatchPlaced, verboseBatchPlaced :: Place -> TestBatch -> IO ()
quickBatchPlaced place = checkBatchPlaced place often
verboseBatchPlaced place = runBatch place (verboseCheckWith often)

often :: Args
often = stdArgs { maxSuccess = 500 }

runBatch :: Place -> (Property -> IO ()) -> TestBatch -> IO ()
runBatch place run (batch, tests) = handOver () [Group batch [Test name place (Holds p) | (name, p) <- tests]] (do
  putStrLn ("\n" ++ batch ++ ":")
  mapM_ one tests)
  where
    one (name, p) = do
      putStr (take (widest + 4) ("  " ++ name ++ ":" ++ repeat ' '))
      handle (\e -> print (e :: SomeException)) (run p)
    widest = maximum (0 : [length name | (name, _) <- tests])

-- | A function to the same type.
type Unop a = a -> a

-- | An operator.
type Binop a = a -> a -> a

-- | Stands for a type with fractions.
type FracT = Float

-- | Stands for a type of numbers.
type NumT = Int

-- | Stands for a type with an order.
type OrdT = Int

-- | Stands for any type.
type T = Char

-- | Something between two bounds.
genR :: Random a => (a, a) -> Gen a
genR = choose

-- | The function undoes itself.
involution :: (Show a, Arbitrary a, EqProp a) => (a -> a) -> Property
involution f = inverseL f f

-- | The first function undoes the second.
inverseL :: (EqProp b, Arbitrary b, Show b) => (a -> b) -> (b -> a) -> Property
inverseL f g = property (\b -> f (g b) =-= b)

-- | Each function undoes the other.
inverse :: (EqProp a, Arbitrary a, Show a, EqProp b, Arbitrary b, Show b) => (a -> b) -> (b -> a) -> Property
inverse f g = inverseL f g .&. inverseL g f

infix 4 =-=

-- | Types whose values can be tested for equality. An instance without a definition compares the parts of constructors.
class EqProp a where
  -- | The two are equal, as far as tests say.
  (=-=) :: a -> a -> Property
  default (=-=) :: (Generic a, SameParts (Rep a)) => a -> a -> Property
  a =-= b = sameParts (from a) (from b)

class SameParts r where
  sameParts :: r x -> r x -> Property

instance SameParts V1 where
  sameParts _ _ = property True

instance SameParts U1 where
  sameParts _ _ = property True

instance EqProp a => SameParts (K1 i a) where
  sameParts (K1 a) (K1 b) = a =-= b

instance SameParts r => SameParts (M1 i c r) where
  sameParts (M1 a) (M1 b) = sameParts a b

instance (SameParts r, SameParts s) => SameParts (r :*: s) where
  sameParts (a :*: b) (c :*: d) = sameParts a c .&&. sameParts b d

instance (SameParts r, SameParts s) => SameParts (r :+: s) where
  sameParts (L1 a) (L1 b) = sameParts a b
  sameParts (R1 a) (R1 b) = sameParts a b
  sameParts _ _ = property False

-- | Equality that is decided.
eq :: Eq a => a -> a -> Property
eq a b = property (a == b)

instance EqProp ()
instance EqProp Bool
instance EqProp Ordering
instance EqProp Char where (=-=) = eq
instance EqProp Int where (=-=) = eq
instance EqProp Integer where (=-=) = eq
instance EqProp Float where (=-=) = eq
instance EqProp Double where (=-=) = eq
instance Eq a => EqProp (Complex a) where (=-=) = eq
instance Eq a => EqProp (Ratio a) where (=-=) = eq
instance EqProp a => EqProp (Maybe a)
instance EqProp a => EqProp [a]
instance EqProp a => EqProp (NonEmpty a)
instance EqProp a => EqProp (ZipList a) where ZipList a =-= ZipList b = a =-= b
instance (EqProp a, EqProp b) => EqProp (Either a b)
instance (EqProp a, EqProp b) => EqProp (a, b)
instance (EqProp a, EqProp b, EqProp c) => EqProp (a, b, c)
instance (EqProp a, EqProp b, EqProp c, EqProp d) => EqProp (a, b, c, d)
instance EqProp a => EqProp (Min a) where Min a =-= Min b = a =-= b
instance EqProp a => EqProp (Max a) where Max a =-= Max b = a =-= b
instance EqProp a => EqProp (First a) where First a =-= First b = a =-= b
instance EqProp a => EqProp (Last a) where Last a =-= Last b = a =-= b
instance EqProp a => EqProp (Dual a) where Dual a =-= Dual b = a =-= b
instance (Show a, Arbitrary a, EqProp a) => EqProp (Endo a) where Endo a =-= Endo b = a =-= b
instance EqProp All where (=-=) = eq
instance EqProp Any where (=-=) = eq
instance EqProp a => EqProp (Sum a) where Sum a =-= Sum b = a =-= b
instance EqProp a => EqProp (Product a) where Product a =-= Product b = a =-= b
instance EqProp (f a) => EqProp (Alt f a) where Alt a =-= Alt b = a =-= b
instance EqProp (f a) => EqProp (Ap f a) where Ap a =-= Ap b = a =-= b
instance EqProp a => EqProp (Identity a) where Identity a =-= Identity b = a =-= b
instance EqProp a => EqProp (Const a b) where Const a =-= Const b = a =-= b
instance EqProp (Proxy a) where _ =-= _ = property True
instance EqProp (f (g a)) => EqProp (Compose f g a) where Compose a =-= Compose b = a =-= b
instance (EqProp (f a), EqProp (g a)) => EqProp (Functor.Sum f g a) where
  Functor.InL a =-= Functor.InL b = a =-= b
  Functor.InR a =-= Functor.InR b = a =-= b
  _ =-= _ = property False
instance (EqProp (f a), EqProp (g a)) => EqProp (Functor.Product f g a) where
  Functor.Pair a b =-= Functor.Pair c d = a =-= c .&&. b =-= d

-- | Functions are equal when they are on all arguments.
instance (Show a, Arbitrary a, EqProp b) => EqProp (a -> b) where
  f =-= g = property (\x -> f x =-= g x)

-- | A relation.
type BinRel a = a -> a -> Bool

-- | Everything is related to itself.
reflexive :: (Arbitrary a, Show a) => BinRel a -> Property
reflexive related = property (\a -> related a a)

-- | Two steps are one. The generator says what is likely to be related to a value.
transitive :: (Arbitrary a, Show a) => BinRel a -> (a -> Gen a) -> Property
transitive related near = property (\a ->
  forAll (near a) (\b -> forAll (near b) (\c -> related a b && related b c ==> related a c)))

-- | A step leads back, too. The generator says what is likely to be related to a value.
symmetric :: (Arbitrary a, Show a) => BinRel a -> (a -> Gen a) -> Property
symmetric related near = property (\a -> forAll (near a) (\b -> related a b ==> related b a))

-- | No step leads back to something else.
antiSymmetric :: (Arbitrary a, Show a, Eq a) => BinRel a -> Property
antiSymmetric related = property (\a b -> related a b && a /= b ==> not (related b a))

-- | The operator has this left identity.
leftId :: (Show a, Arbitrary a, EqProp a) => (i -> a -> a) -> i -> Property
leftId op i = property (\a -> op i a =-= a)

-- | The operator has this right identity.
rightId :: (Show a, Arbitrary a, EqProp a) => (a -> i -> a) -> i -> Property
rightId op i = property (\a -> op a i =-= a)

-- | The operator has this identity on both sides.
bothId :: (Show a, Arbitrary a, EqProp a) => (a -> a -> a) -> a -> Property
bothId op i = leftId op i .&. rightId op i

-- | The operator is associative.
isAssoc :: (EqProp a, Show a, Arbitrary a) => (a -> a -> a) -> Property
isAssoc op = property (\a b c -> op (op a b) c =-= op a (op b c))

-- | The operator commutes for these two.
commutes :: EqProp z => (a -> a -> z) -> a -> a -> Property
commutes op a b = op a b =-= op b a

-- | The operator is commutative.
isCommut :: (EqProp a, Show a, Arbitrary a) => (a -> a -> a) -> Property
isCommut op = property (commutes op)

-- | A monoid as a value.
data MonoidD a = MonoidD a (a -> a -> a)

-- | That of the instance.
monoidD :: Monoid a => MonoidD a
monoidD = MonoidD mempty mappend

-- | That of functions to the same type.
endoMonoidD :: MonoidD (a -> a)
endoMonoidD = MonoidD id (.)

-- | The function takes one monoid to the other.
homomorphism :: (EqProp b, Show a, Arbitrary a) => MonoidD a -> MonoidD b -> (a -> b) -> [(String, Property)]
homomorphism (MonoidD none op) (MonoidD none' op') f =
  [ ("identity", f none =-= none')
  , ("binop", property (\a b -> f (op a b) =-= op' (f a) (f b)))
  ]

-- | Twice is once.
idempotent :: (Show a, Arbitrary a, EqProp a) => (a -> a) -> Property
idempotent f = property (\a -> f (f a) =-= f a)

-- | The operator gives what both sides are.
idempotent2 :: (Show a, Arbitrary a, EqProp a) => (a -> a -> a) -> Property
idempotent2 op = property (idemElem op)

-- | The operator gives this when both sides are this.
idemElem :: EqProp a => (a -> a -> a) -> a -> Property
idemElem op a = op a a =-= a

-- | Types whose values have a meaning.
class Model a b | a -> b where
  -- | The meaning.
  model :: a -> b

instance Model Bool Bool where model = id
instance Model Char Char where model = id
instance Model Int Int where model = id
instance Model Float Float where model = id
instance Model Double Double where model = id
instance Model String String where model = id

instance (Model a b, Model a' b') => Model (a, a') (b, b') where
  model (a, a') = (model a, model a')

instance Model b b' => Model (a -> b) (a -> b') where
  model f = model . f

-- | The same for types of one parameter.
class Model1 f g | f -> g where
  -- | The meaning.
  model1 :: forall a. f a -> g a

-- | This means that.
meq :: (Model a b, EqProp b) => a -> b -> Property
meq a b = model a =-= b

-- | The function means that one.
meq1 :: (Model a b, Model a1 b1, EqProp b) => (a1 -> a) -> (b1 -> b) -> a1 -> Property
meq1 f g a = meq (f a) (g (model a))

-- | The function means that one.
meq2 :: (Model a b, Model a1 b1, Model a2 b2, EqProp b) => (a1 -> a2 -> a) -> (b1 -> b2 -> b) -> a1 -> a2 -> Property
meq2 f g a = meq1 (f a) (g (model a))

-- | The function means that one.
meq3 :: (Model a b, Model a1 b1, Model a2 b2, Model a3 b3, EqProp b)
     => (a1 -> a2 -> a3 -> a) -> (b1 -> b2 -> b3 -> b) -> a1 -> a2 -> a3 -> Property
meq3 f g a = meq2 (f a) (g (model a))

-- | The function means that one.
meq4 :: (Model a b, Model a1 b1, Model a2 b2, Model a3 b3, Model a4 b4, EqProp b)
     => (a1 -> a2 -> a3 -> a4 -> a) -> (b1 -> b2 -> b3 -> b4 -> b) -> a1 -> a2 -> a3 -> a4 -> Property
meq4 f g a = meq3 (f a) (g (model a))

-- | The function means that one.
meq5 :: (Model a b, Model a1 b1, Model a2 b2, Model a3 b3, Model a4 b4, Model a5 b5, EqProp b)
     => (a1 -> a2 -> a3 -> a4 -> a5 -> a) -> (b1 -> b2 -> b3 -> b4 -> b5 -> b) -> a1 -> a2 -> a3 -> a4 -> a5 -> Property
meq5 f g a = meq4 (f a) (g (model a))

-- | Both mean the same.
eqModels :: (Model a b, EqProp b) => a -> a -> Property
eqModels a b = model a =-= model b

-- | What the second function makes means what the first one does.
denotationFor :: (Model b b', Arbitrary a, EqProp b', Show a) => (a -> b') -> (a -> b) -> TestBatch
denotationFor f g = ("denotation", [("eq", property (\a -> model (g a) =-= f a))])

-- | So many arbitrary values.
arbs :: Arbitrary a => Int -> IO [a]
arbs n = gens n arbitrary

-- | So many values of a generator.
gens :: Int -> Gen a -> IO [a]
gens n = generate . vectorOf n

-- | Arbitrary values for which the predicate is True.
arbitrarySatisfying :: Arbitrary a => (a -> Bool) -> Gen a
arbitrarySatisfying = suchThat arbitrary
