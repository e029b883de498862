-- Generic functions over Rep and Rep1, as GHC runs them.
{-# LANGUAGE DeriveGeneric, TypeOperators, FlexibleContexts, DefaultSignatures, ScopedTypeVariables, DeriveAnyClass, StandaloneDeriving, KindSignatures, DerivingStrategies, FlexibleInstances, UndecidableInstances #-}
module Main where
import GHC.Generics
import Data.Proxy

class Describe a where
  describe :: a -> String
  default describe :: (Generic a, GDescribe (Rep a)) => a -> String
  describe = gdescribe . from

class GDescribe f where gdescribe :: f p -> String
instance GDescribe V1 where gdescribe _ = "void"
instance GDescribe U1 where gdescribe _ = ""
instance (GDescribe f, GDescribe g) => GDescribe (f :+: g) where
  gdescribe (L1 x) = "<" ++ gdescribe x
  gdescribe (R1 x) = ">" ++ gdescribe x
instance (GDescribe f, GDescribe g) => GDescribe (f :*: g) where
  gdescribe (x :*: y) = gdescribe x ++ "," ++ gdescribe y
instance Describe c => GDescribe (K1 i c) where gdescribe (K1 x) = describe x
instance (GDescribe f, Constructor c) => GDescribe (C1 c f) where
  gdescribe m@(M1 x) = conName m ++ show (conFixity m) ++ (if conIsRecord m then "{" else "(") ++ gdescribe x ++ ")"
instance (GDescribe f, Datatype d) => GDescribe (D1 d f) where
  gdescribe m@(M1 x) = datatypeName m ++ show (isNewtype m) ++ ":" ++ gdescribe x
instance (GDescribe f, Selector s) => GDescribe (S1 s f) where
  gdescribe m@(M1 x) = selName m ++ show (selSourceStrictness m) ++ show (selDecidedStrictness m) ++ "=" ++ gdescribe x

instance Describe Int where describe = show
instance Describe Bool where describe = show
instance Describe a => Describe [a] where describe = concatMap describe
instance Describe a => Describe (Maybe a)
instance (Describe a, Describe b) => Describe (a, b)
data T a = A Int (T a) | a :+++ [a] | R { f1 :: !Int, f2 :: Maybe a } | E deriving (Show, Generic, Describe)
infixr 4 :+++
newtype N = N { unN :: Bool } deriving stock (Generic, Show) deriving anyclass Describe
data Rose a = Rose a [Rose a] (Maybe Int) (Either Int a) (Int -> a) deriving (Generic, Generic1)
data Q f a = Q (f a) deriving Generic1
data Em deriving (Generic)

-- enumerating constructors without values
class GCons (f :: * -> *) where gcons :: Proxy f -> [String]
instance GCons V1 where gcons _ = []
instance (GCons f, GCons g) => GCons (f :+: g) where gcons _ = gcons (Proxy :: Proxy f) ++ gcons (Proxy :: Proxy g)
instance Constructor c => GCons (C1 c f) where gcons _ = [conName (undefined :: C1 c f p)]
instance GCons f => GCons (D1 c f) where gcons _ = gcons (Proxy :: Proxy f)
conNames :: forall a. (Generic a, GCons (Rep a)) => Proxy a -> [String]
conNames _ = gcons (Proxy :: Proxy (Rep a))

class GDef f where gdef :: f p
instance GDef U1 where gdef = U1
instance Def c => GDef (K1 i c) where gdef = K1 def
instance (GDef f, GDef g) => GDef (f :*: g) where gdef = gdef :*: gdef
instance GDef f => GDef (f :+: g) where gdef = L1 gdef
instance GDef f => GDef (M1 i c f) where gdef = M1 gdef
class Def a where
  def :: a
  default def :: (Generic a, GDef (Rep a)) => a
  def = to gdef
instance Def Int where def = 7
instance Def Bool
instance (Def a, Def b, Def c) => Def (a, b, c)
data P = P Int Bool (Int, Bool, Bool) deriving (Show, Generic, Def)

class GFunctor f where gmap :: (a -> b) -> f a -> f b
instance GFunctor U1 where gmap _ U1 = U1
instance GFunctor Par1 where gmap f (Par1 a) = Par1 (f a)
instance GFunctor (K1 i c) where gmap _ (K1 a) = K1 a
instance Functor f => GFunctor (Rec1 f) where gmap f (Rec1 a) = Rec1 (fmap f a)
instance GFunctor f => GFunctor (M1 i c f) where gmap f (M1 a) = M1 (gmap f a)
instance (GFunctor f, GFunctor g) => GFunctor (f :+: g) where { gmap f (L1 a) = L1 (gmap f a); gmap f (R1 a) = R1 (gmap f a) }
instance (GFunctor f, GFunctor g) => GFunctor (f :*: g) where gmap f (a :*: b) = gmap f a :*: gmap f b
instance (Functor f, GFunctor g) => GFunctor (f :.: g) where gmap f (Comp1 x) = Comp1 (fmap (gmap f) x)
genericFmap :: (Generic1 t, GFunctor (Rep1 t)) => (a -> b) -> t a -> t b
genericFmap f = to1 . gmap f . from1
data F a = F a [a] [Maybe a] Int deriving (Show, Generic1)

main :: IO ()
main = do
  putStrLn (describe (A 1 (True :+++ [])))
  putStrLn (moduleName (from (N True)) ++ packageName (from (N True)))
  putStrLn (describe (R { f1 = 3, f2 = Just True }))
  putStrLn (describe (E :: T Int))
  putStrLn (describe (N False))
  print (conNames (Proxy :: Proxy (T Int)), conNames (Proxy :: Proxy Bool), conNames (Proxy :: Proxy Em))
  print (def :: P)
  print (genericFmap (+ 1) (F 1 [2, 3] [Just 4, Nothing] 5))
  print (from (3 :: Int, True))
  print (to (from (Just 'x')) :: Maybe Char)
  print (from [1 :: Int])
  print (fmap length (Comp1 [Just "ab"]))
  print (prec (Infix LeftAssociative 3), [minBound .. maxBound :: Associativity])
