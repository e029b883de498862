{-# LANGUAGE RankNTypes, ScopedTypeVariables, DeriveGeneric, TypeOperators, StandaloneDeriving, FlexibleContexts, UndecidableInstances, GADTs, TypeFamilies #-}
{-# OPTIONS_GHC -Wno-all #-}
import GHC.Generics hiding (C, R)
-- a type synonym that is quantified, in the signatures of two functions of which one is inside the other
type Lens' s a = forall f. Functor f => (a -> f a) -> s -> f s
type Traversal' s a = forall f. Applicative f => (a -> f a) -> s -> f s
lens :: (s -> a) -> (s -> a -> s) -> Lens' s a
lens get set k s = set s <$> k (get s)
data V = N | R [Int] deriving Show
data C = C { v :: V, n :: Int } deriving Show
numbers :: Traversal' C Int
numbers = lens v (\s x -> s { v = x }) . go
  where
    go :: Traversal' V Int
    go _ N = pure N
    go f (R fs) = R <$> traverse f fs

-- contexts of arguments: they say what their variables are, and may be known later than they are used
class Given a where given :: a
instance Given Int where given = 7
newtype Gift a r = Gift (Given a => r)
give :: forall a r. (Given a => r) -> Gift a r
give k = Gift k :: Gift a r
same :: forall a r. (Given a => r) -> (Given a => r)
same k = k
open :: Given a => Gift a r -> r
open (Gift r) = r

-- composed fields need a functor
data Free f a = Pure a | Free (f (Free f a)) deriving (Generic, Generic1)
count :: Free Maybe Int -> Int
count x = case unM1 (from1 x) of
  L1 _ -> 0
  R1 (M1 (M1 (Comp1 y))) -> length y
main :: IO ()
main = do
  print (numbers (\x -> [x, x + 10]) (C (R [1, 2]) 3))
  print (open (give (given + 1 :: Int) :: Gift Int Int))
  print (count (Free (Just (Pure 1))), count (Pure 2), count (Free Nothing))

-- expect: [C {v = R [1,2], n = 3},C {v = R [1,12], n = 3},C {v = R [11,2], n = 3},C {v = R [11,12], n = 3}]
-- expect: 8
-- expect: (1,0,0)
