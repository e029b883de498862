{-# LANGUAGE FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, RankNTypes, ScopedTypeVariables, TypeApplications, UndecidableInstances #-}
-- | The laws of classes as batches of properties, as the package checkers has them. An argument is there for its type alone:
-- @quickBatch (monoid (undefined :: [Bool]))@. There is nothing of the package semigroupoids.
module Test.QuickCheck.Classes
  ( ordRel, ord, ordMorphism, semanticOrd
  , semigroup, monoid, monoidMorphism, semanticMonoid
  , functor, functorMorphism, semanticFunctor, functorMonoid
  , applicative, applicativeMorphism, semanticApplicative
  , monad, monadMorphism, semanticMonad, monadFunctor, monadApplicative
  , alternative, monadPlus, monadOr
  , arrow, arrowChoice
  , foldable, FoldableLaws, foldableFunctor, traversable, TraversableLaws
  , bifoldable, bifoldableBifunctor
  ) where

import Control.Applicative (Alternative(..))
import Control.Arrow (Arrow(..), ArrowChoice(..), (>>>))
import Control.Monad (MonadPlus(..), ap, join)
import Data.Bifoldable (Bifoldable(..))
import Data.Bifunctor (Bifunctor(bimap))
import Data.Foldable (Foldable(..))
import Data.Functor.Compose (Compose(..))
import Data.Functor.Identity (Identity(..))
import Data.List.NonEmpty (NonEmpty(..))
import Data.Monoid (Dual(..), Endo(..), Product(..), Sum(..))
import Data.Semigroup (sconcat, stimes)
import Data.Traversable (fmapDefault, foldMapDefault)
import Test.QuickCheck
import Test.QuickCheck.Checkers
import Text.Show.Functions ()

semantic :: TestBatch -> TestBatch
semantic (name, tests) = ("semantic " ++ name, tests)

-- | A relation that orders. The generator says what is likely to be related to a value.
ordRel :: (Ord a, Show a, Arbitrary a) => BinRel a -> (a -> Gen a) -> TestBatch
ordRel related near =
  ( "ord"
  , [("reflexive", reflexive related), ("transitive", transitive related near), ("antiSymmetric", antiSymmetric related)])

-- | 'Ord'. The generator says what is likely to be greater than a value.
ord :: forall a. (Ord a, Show a, Arbitrary a) => (a -> Gen a) -> TestBatch
ord near =
  ( "Ord"
  , [ ("Reflexivity of (<=)", reflexive below)
    , ("Transitivity of (<=)", transitive below near)
    , ("Antisymmetry of (<=)", antiSymmetric below)
    , ("x >= y = y <= x", both (\x y -> (x >= y) === (y <= x)))
    , ("x < y = x <= y && x /= y", both (\x y -> (x < y) === (x <= y && x /= y)))
    , ("x > y = y < x", both (\x y -> (x > y) === (y < x)))
    , ("x < y = compare x y == LT", both (\x y -> (x < y) === (compare x y == LT)))
    , ("x > y = compare x y == GT", both (\x y -> (x > y) === (compare x y == GT)))
    , ("x == y = compare x y == EQ", both (\x y -> (x == y) === (compare x y == EQ)))
    , ("min x y == if x <= y then x else y = True", both (\x y -> min x y === (if x <= y then x else y)))
    , ("max x y == if x >= y then x else y = True", both (\x y -> max x y === (if x >= y then x else y)))
    ])
  where
    below = (<=) :: BinRel a
    both = property :: (a -> a -> Property) -> Property

-- | The function respects the order.
ordMorphism :: (Ord a, Ord b, EqProp b, Show a, Arbitrary a) => (a -> b) -> TestBatch
ordMorphism h =
  ( "ord morphism"
  , [ ("(<=)", property (\a b -> (a <= b) =-= (h a <= h b)))
    , ("min", property (\a b -> h (min a b) =-= min (h a) (h b)))
    , ("max", property (\a b -> h (max a b) =-= max (h a) (h b)))
    ])

-- | The meaning respects the order.
semanticOrd :: forall a b. (Model a b, Ord a, Ord b, Show a, Arbitrary a, EqProp b) => a -> TestBatch
semanticOrd _ = semantic (ordMorphism (model :: a -> b))

-- | 'Semigroup'; the number is how often something is repeated.
semigroup :: forall a n. (Semigroup a, Show a, Arbitrary a, EqProp a, Integral n, Show n, Arbitrary n) => (a, n) -> TestBatch
semigroup _ =
  ( "semigroup"
  , [ ("associativity", isAssoc ((<>) :: Binop a))
    , ("sconcat", property (\(a :: a) as -> sconcat (a :| as) =-= foldr1 (<>) (a : as)))
    , ("stimes", property (\(Positive (n :: n)) (a :: a) -> stimes n a =-= foldr1 (<>) (replicate (fromIntegral n) a)))
    ])

-- | 'Monoid'.
monoid :: forall a. (Monoid a, Show a, Arbitrary a, EqProp a) => a -> TestBatch
monoid _ =
  ( "monoid"
  , [ ("left  identity", leftId mappend (mempty :: a))
    , ("right identity", rightId mappend (mempty :: a))
    , ("associativity", isAssoc (mappend :: Binop a))
    , ("mappend = (<>)", property (\(a :: a) b -> mappend a b =-= a <> b))
    , ("mconcat", property (\(as :: [a]) -> mconcat as =-= foldr mappend mempty as))
    ])

-- | The function takes one monoid to the other.
monoidMorphism :: (Monoid a, Monoid b, EqProp b, Show a, Arbitrary a) => (a -> b) -> TestBatch
monoidMorphism f = ("monoid morphism", homomorphism monoidD monoidD f)

-- | The meaning takes one monoid to the other.
semanticMonoid :: forall a b. (Model a b, Monoid a, Monoid b, Show a, Arbitrary a, EqProp b) => a -> TestBatch
semanticMonoid _ = semantic (monoidMorphism (model :: a -> b))

-- | A functor's functions take one monoid to the other.
functorMonoid :: forall m a b. (Functor m, Monoid (m a), Monoid (m b), CoArbitrary a, Arbitrary b, Arbitrary (m a), Show (m a), EqProp (m b))
              => m (a, b) -> TestBatch
functorMonoid _ =
  ( "functor-monoid"
  , [ ("identity", property (\(f :: a -> b) -> fmap f (mempty :: m a) =-= mempty))
    , ("binop", property (\(f :: a -> b) (u :: m a) v -> fmap f (mappend u v) =-= mappend (fmap f u) (fmap f v)))
    ])

-- | 'Functor'.
functor :: forall m a b c. (Functor m, Arbitrary b, Arbitrary c, CoArbitrary a, CoArbitrary b, Show (m a), Arbitrary (m a), EqProp (m a), EqProp (m c))
        => m (a, b, c) -> TestBatch
functor _ =
  ( "functor"
  , [ ("identity", property (\(u :: m a) -> fmap id u =-= u))
    , ("compose", property (\(g :: b -> c) (f :: a -> b) (u :: m a) -> fmap g (fmap f u) =-= fmap (g . f) u))
    ])

-- | The function commutes with 'fmap'.
functorMorphism :: forall f g. (Functor f, Functor g, Arbitrary (f NumT), Show (f NumT), EqProp (g T)) => (forall a. f a -> g a) -> TestBatch
functorMorphism q = ("functor morphism", [("fmap", property (\(h :: NumT -> T) u -> q (fmap h u) =-= fmap h (q u)))])

-- | The meaning commutes with 'fmap'.
semanticFunctor :: forall f g. (Model1 f g, Functor f, Functor g, Arbitrary (f NumT), Show (f NumT), EqProp (g T)) => f () -> TestBatch
semanticFunctor _ = semantic (functorMorphism (model1 :: forall a. f a -> g a))

-- | 'Applicative'.
applicative :: forall m a b c.
  ( Applicative m, Arbitrary a, CoArbitrary a, Arbitrary b, Arbitrary (m a), Arbitrary (m (b -> c)), Show (m (b -> c))
  , Arbitrary (m (a -> b)), Show (m (a -> b)), Show a, Show (m a), EqProp (m a), EqProp (m b), EqProp (m c)
  ) => m (a, b, c) -> TestBatch
applicative _ =
  ( "applicative"
  , [ ("identity", property (\(u :: m a) -> (pure id <*> u) =-= u))
    , ("composition", property (\(u :: m (b -> c)) (v :: m (a -> b)) w -> (pure (.) <*> u <*> v <*> w) =-= (u <*> (v <*> w))))
    , ("homomorphism", property (\(f :: a -> b) a -> (pure f <*> pure a) =-= (pure (f a) :: m b)))
    , ("interchange", property (\(u :: m (a -> b)) a -> (u <*> pure a) =-= (pure ($ a) <*> u)))
    , ("functor", property (\(f :: a -> b) (u :: m a) -> fmap f u =-= (pure f <*> u)))
    ])

-- | The function commutes with 'pure' and '<*>'.
applicativeMorphism :: forall f g.
  ( Applicative f, Applicative g, Show (f NumT), Arbitrary (f NumT), EqProp (g NumT), EqProp (g T), Show (f (NumT -> T)), Arbitrary (f (NumT -> T))
  ) => (forall a. f a -> g a) -> TestBatch
applicativeMorphism q =
  ( "applicative morphism"
  , [ ("pure", property (\(a :: NumT) -> q (pure a) =-= pure a))
    , ("apply", property (\(h :: f (NumT -> T)) u -> q (h <*> u) =-= (q h <*> q u)))
    ])

-- | The meaning commutes with 'pure' and '<*>'.
semanticApplicative :: forall f g.
  ( Model1 f g, Applicative f, Applicative g, Arbitrary (f NumT), Arbitrary (f (NumT -> T)), EqProp (g NumT), EqProp (g T)
  , Show (f NumT), Show (f (NumT -> T))
  ) => f () -> TestBatch
semanticApplicative _ = semantic (applicativeMorphism (model1 :: forall a. f a -> g a))

-- | 'Monad'.
monad :: forall m a b c.
  ( Monad m, Show a, Arbitrary a, CoArbitrary a, CoArbitrary b, Arbitrary (m a), EqProp (m a), Show (m a), Arbitrary (m b), EqProp (m b)
  , Arbitrary (m c), EqProp (m c), Show (m (a -> b)), Arbitrary (m (a -> b))
  ) => m (a, b, c) -> TestBatch
monad _ =
  ( "monad laws"
  , [ ("left  identity", property (\(f :: a -> m b) a -> (return a >>= f) =-= f a))
    , ("right identity", property (\(u :: m a) -> (u >>= return) =-= u))
    , ("associativity", property (\(u :: m a) (f :: a -> m b) (g :: b -> m c) -> ((u >>= f) >>= g) =-= (u >>= \a -> f a >>= g)))
    ] ++ asApplicative (undefined :: m (a, b)))

asApplicative :: forall m a b.
  (Monad m, EqProp (m a), EqProp (m b), Show a, Arbitrary a, Show (m a), Arbitrary (m a), Show (m (a -> b)), Arbitrary (m (a -> b)))
  => m (a, b) -> [Test]
asApplicative _ =
  [ ("pure", property (\(a :: a) -> (pure a :: m a) =-= return a))
  , ("ap", property (\(f :: m (a -> b)) u -> (f <*> u) =-= ap f u))
  ]

-- | A monad's 'fmap'.
monadFunctor :: forall m a b. (Monad m, Arbitrary b, CoArbitrary a, Arbitrary (m a), Show (m a), EqProp (m b)) => m (a, b) -> TestBatch
monadFunctor _ = ("monad functor", [("bind return", property (\(f :: a -> b) (u :: m a) -> fmap f u =-= (u >>= return . f)))])

-- | A monad's 'pure' and '<*>'.
monadApplicative :: forall m a b.
  (Monad m, EqProp (m a), EqProp (m b), Show a, Arbitrary a, Show (m a), Arbitrary (m a), Show (m (a -> b)), Arbitrary (m (a -> b)))
  => m (a, b) -> TestBatch
monadApplicative u = ("monad applicative", asApplicative u)

-- | The function commutes with 'return', '>>=' and 'join'.
monadMorphism :: forall f g.
  ( Monad f, Monad g, Show (f NumT), Show (f (f (NumT -> T))), Arbitrary (f NumT), Arbitrary (f T), Arbitrary (f (f (NumT -> T)))
  , EqProp (g NumT), EqProp (g T), EqProp (g (NumT -> T))
  ) => (forall a. f a -> g a) -> TestBatch
monadMorphism q =
  ( "monad morphism"
  , [ ("return", property (\(a :: NumT) -> q (return a) =-= return a))
    , ("bind", property (\(u :: f NumT) (k :: NumT -> f T) -> q (u >>= k) =-= (q u >>= q . k)))
    , ("join", property (\(uu :: f (f (NumT -> T))) -> q (join uu) =-= (q uu >>= q)))
    ])

-- | The meaning commutes with 'return', '>>=' and 'join'.
semanticMonad :: forall f g.
  ( Model1 f g, Monad f, Monad g, EqProp (g T), EqProp (g NumT), EqProp (g (NumT -> T)), Arbitrary (f T), Arbitrary (f NumT)
  , Arbitrary (f (f (NumT -> T))), Show (f (f (NumT -> T))), Show (f NumT)
  ) => f () -> TestBatch
semanticMonad _ = semantic (monadMorphism (model1 :: forall a. f a -> g a))

-- | 'Alternative'.
alternative :: forall f a. (Alternative f, Arbitrary (f a), EqProp (f a), Show (f a)) => f a -> TestBatch
alternative _ =
  ( "Alternative laws"
  , [ ("left identity", leftId (<|>) (empty :: f a))
    , ("right identity", rightId (<|>) (empty :: f a))
    , ("associativity", isAssoc ((<|>) :: Binop (f a)))
    ])

-- | 'MonadPlus', where '>>=' distributes over 'mplus'.
monadPlus :: forall m a b. (MonadPlus m, Show (m a), CoArbitrary a, Arbitrary (m a), Arbitrary (m b), EqProp (m a), EqProp (m b)) => m (a, b) -> TestBatch
monadPlus u =
  ( "MonadPlus laws"
  , choices u ++
    [("left distribution", property (\(a :: m a) b (k :: a -> m b) -> (mplus a b >>= k) =-= mplus (a >>= k) (b >>= k)))])

-- | 'MonadPlus', where 'mplus' takes the first success.
monadOr :: forall m a b. (MonadPlus m, Show a, Show (m a), Arbitrary a, CoArbitrary a, Arbitrary (m a), Arbitrary (m b), EqProp (m a), EqProp (m b))
        => m (a, b) -> TestBatch
monadOr u = ("MonadOr laws", choices u ++ [("left catch", property (\a (b :: m a) -> mplus (return a) b =-= return a))])

choices :: forall m a b. (MonadPlus m, Show (m a), CoArbitrary a, Arbitrary (m a), Arbitrary (m b), EqProp (m a), EqProp (m b)) => m (a, b) -> [Test]
choices _ =
  [ ("left zero", property (\(k :: a -> m b) -> (mzero >>= k) =-= mzero))
  , ("left identity", leftId mplus (mzero :: m a))
  , ("right identity", rightId mplus (mzero :: m a))
  , ("associativity", isAssoc (mplus :: Binop (m a)))
  ]

-- | 'Arrow'.
arrow :: forall a b c d e.
  ( Arrow a, Show (a d e), Show (a c d), Show (a b c), Arbitrary (a d e), Arbitrary (a c d), Arbitrary (a b c), Arbitrary c, Arbitrary d, Arbitrary e
  , CoArbitrary b, CoArbitrary c, CoArbitrary d, EqProp (a b e), EqProp (a b d), EqProp (a (b, d) c), EqProp (a (b, d) (c, d)), EqProp (a (b, e) (d, e))
  , EqProp (a (b, d) (c, e))
  ) => a b (c, d, e) -> TestBatch
arrow _ =
  ( "arrow laws"
  , [ ("associativity", property (\(f :: a b c) (g :: a c d) (h :: a d e) -> ((f >>> g) >>> h) =-= (f >>> (g >>> h))))
    , ("arr distributes", property (\(f :: b -> c) (g :: c -> d) -> (arr (f >>> g) :: a b d) =-= (arr f >>> arr g)))
    , ("first works as funs", property (\(f :: b -> c) -> (first (arr f) :: a (b, d) (c, d)) =-= arr (first f)))
    , ("first keeps composition", property (\(f :: a b c) (g :: a c d) -> (first (f >>> g) :: a (b, e) (d, e)) =-= (first f >>> first g)))
    , ("first works as fst", property (\(f :: a b c) -> ((first f :: a (b, d) (c, d)) >>> arr fst) =-= (arr fst >>> f)))
    , ("second can move", property (\(f :: a b c) (g :: d -> e) -> (first f >>> second (arr g)) =-= (second (arr g) >>> first f)))
    ])

-- | 'ArrowChoice'.
arrowChoice :: forall a b c d e.
  ( ArrowChoice a, Show (a b c), Arbitrary (a b c), Arbitrary c, Arbitrary e, CoArbitrary b, CoArbitrary d
  , EqProp (a (Either b d) (Either c e)), EqProp (a (Either b d) (Either c d))
  ) => a b (c, d, e) -> TestBatch
arrowChoice _ =
  ( "arrow choice laws"
  , [ ("left works as funs", property (\(f :: b -> c) -> (left (arr f) :: a (Either b d) (Either c d)) =-= arr (left f)))
    , ("right can move", property (\(f :: a b c) (g :: d -> e) -> (left f >>> right (arr g)) =-= (right (arr g) >>> left f)))
    ])

-- | 'Foldable', with a type for each letter: @t (a, b, m, n, o)@, and as it was before version 0.5: @t (a, b, m, n)@.
foldable :: FoldableLaws t x => t x -> TestBatch
foldable = foldableLaws

-- | Shapes of the argument.
class FoldableLaws t x where
  foldableLaws :: t x -> TestBatch

instance
  ( Foldable t, CoArbitrary a, CoArbitrary b, Arbitrary a, Arbitrary b, Arbitrary m, Arbitrary o, Arbitrary (t a), Arbitrary (t m), Arbitrary (t n)
  , Arbitrary (t o), Monoid m, Num n, Ord o, EqProp m, EqProp n, EqProp b, EqProp o, EqProp a, Show (t m), Show (t n), Show (t o), Show b, Show (t a)
  , Show o
  ) => FoldableLaws t (a, b, m, n, o) where
  foldableLaws _ =
    ( "Foldable"
    , [ ("foldr and foldMap", property (\(f :: a -> b -> b) z (t :: t a) -> foldr f z t =-= appEndo (foldMap (Endo . f) t) z))
      , ("foldl and foldMap", property (\(f :: b -> a -> b) z (t :: t a) -> foldl f z t =-= appEndo (getDual (foldMap (Dual . Endo . flip f) t)) z))
      , ("fold and foldMap", property (\(t :: t m) -> fold t =-= foldMap id t))
      , ("length", property (\(t :: t a) -> length t =-= getSum (foldMap (const (Sum 1)) t)))
      , ("foldMap'", property (\(f :: a -> m) (t :: t a) -> foldMap' f t =-= foldl' (\acc a -> acc <> f a) mempty t))
      , ("foldr'", property (\(f :: a -> b -> b) z (t :: t a) -> foldr' f z t =-= foldr' f z (toList t)))
      , ("foldl'", property (\(f :: b -> a -> b) z (t :: t a) -> foldl' f z t =-= foldl' f z (toList t)))
      , ("foldr1", property (\(f :: a -> a -> a) (t :: t a) -> not (null t) ==> foldr1 f t =-= foldr1 f (toList t)))
      , ("foldl1", property (\(f :: a -> a -> a) (t :: t a) -> not (null t) ==> foldl1 f t =-= foldl1 f (toList t)))
      , ("toList", property (\(t :: t a) -> toList t =-= foldr (:) [] t))
      , ("null", property (\(t :: t a) -> null t =-= foldr (\_ _ -> False) True t))
      , ("elem", property (\(o :: o) (t :: t o) -> elem o t =-= elem o (toList t)))
      , ("maximum", property (\(t :: t o) -> not (null t) ==> maximum t =-= maximum (toList t)))
      , ("minimum", property (\(t :: t o) -> not (null t) ==> minimum t =-= minimum (toList t)))
      , ("sum", property (\(t :: t n) -> sum t =-= getSum (foldMap Sum t)))
      , ("product", property (\(t :: t n) -> product t =-= getProduct (foldMap Product t)))
      ])

instance FoldableLaws t (a, b, m, n, n) => FoldableLaws t (a, b, m, n) where
  foldableLaws _ = foldableLaws (undefined :: t (a, b, m, n, n))

-- | 'Foldable' and 'Functor' together.
foldableFunctor :: forall t a m. (Functor t, Foldable t, CoArbitrary a, Arbitrary m, Arbitrary (t a), EqProp m, Monoid m, Show (t a))
                => t (a, m) -> TestBatch
foldableFunctor _ =
  ("Foldable Functor", [("foldMap f = fold . fmap f", property (\(f :: a -> m) (t :: t a) -> foldMap f t =-= fold (fmap f t)))])

-- | 'Traversable', with two functors: @t (f a, g b, c, m)@, and as it was before version 0.6: @t (a, b, m)@.
traversable :: TraversableLaws t x => t x -> TestBatch
traversable = traversableLaws

-- | Shapes of the argument.
class TraversableLaws t x where
  traversableLaws :: t x -> TestBatch

instance
  ( Traversable t, Applicative f, Applicative g, Monoid m, Arbitrary (t a), Arbitrary (t b), Arbitrary (f b), Arbitrary (g c), Arbitrary (t (f (g a)))
  , Arbitrary m, Arbitrary b, CoArbitrary a, CoArbitrary b, Show (t a), Show (t b), Show (t (f (g a))), EqProp (t b), EqProp m, EqProp (f (g (t a)))
  , EqProp (f (g (t c)))
  ) => TraversableLaws t (f a, g b, c, m) where
  traversableLaws _ =
    ( "Traversable"
    , [ ("identity", property (\(t :: t b) -> traverse Identity t =-= Identity t))
      , ("composition", property (\(f :: a -> f b) (g :: b -> g c) (t :: t a) ->
          traverse (Compose . fmap g . f) t =-= Compose (fmap (traverse g) (traverse f t))))
      ] ++ byDefaults (undefined :: t (a, b, m)) ++
      [ ("sequenceA identity", property (\(t :: t b) -> sequenceA (fmap Identity t) =-= Identity t))
      , ("sequenceA composition", property (\(t :: t (f (g a))) -> sequenceA (fmap Compose t) =-= Compose (fmap sequenceA (sequenceA t))))
      ])

instance (Traversable t, Monoid m, Show (t a), Arbitrary (t a), Arbitrary b, Arbitrary m, CoArbitrary a, EqProp (t b), EqProp m)
  => TraversableLaws t (a, b, m) where
  traversableLaws t = ("traversable", byDefaults t)

byDefaults :: forall t a b m. (Traversable t, Monoid m, Show (t a), Arbitrary (t a), Arbitrary b, Arbitrary m, CoArbitrary a, EqProp (t b), EqProp m)
           => t (a, b, m) -> [Test]
byDefaults _ =
  [ ("fmap", property (\(f :: a -> b) (t :: t a) -> fmap f t =-= fmapDefault f t))
  , ("foldMap", property (\(f :: a -> m) (t :: t a) -> foldMap f t =-= foldMapDefault f t))
  ]

-- | 'Bifoldable'.
bifoldable :: forall p a b c m.
  ( Bifoldable p, Monoid m, Show (p a b), Show (p m m), Arbitrary (p a b), Arbitrary (p m m), Arbitrary m, CoArbitrary a, CoArbitrary b, EqProp m
  , EqProp c, CoArbitrary c, Arbitrary c, Show c
  ) => p a (b, c, m) -> TestBatch
bifoldable _ =
  ( "Bifoldable"
  , [ ("identity", property (\(t :: p m m) -> bifold t =-= bifoldMap id id t))
    , ( "bifoldMap f g \8801 bifoldr (mappend . f) (mappend . g) mempty"
      , property (\(f :: a -> m) (g :: b -> m) (t :: p a b) -> bifoldMap f g t =-= bifoldr (mappend . f) (mappend . g) mempty t))
    , ( "bifoldr f g z t \8801 appEndo (bifoldMap (Endo . f) (Endo . g) t) z"
      , property (\(f :: a -> c -> c) (g :: b -> c -> c) z (t :: p a b) -> bifoldr f g z t =-= appEndo (bifoldMap (Endo . f) (Endo . g) t) z))
    ])

-- | 'Bifoldable' and 'Bifunctor' together.
bifoldableBifunctor :: forall p a b m.
  (Bifoldable p, Bifunctor p, Monoid m, Show (p a b), Arbitrary (p a b), Arbitrary m, CoArbitrary a, CoArbitrary b, EqProp m)
  => p a (b, m) -> TestBatch
bifoldableBifunctor _ =
  ( "Bifoldable Bifunctor"
  , [ ( "bifoldMap f g \8801  bifold . bimap f g"
      , property (\(f :: a -> m) (g :: b -> m) (t :: p a b) -> bifoldMap f g t =-= bifold (bimap f g t)))
    ])
