{-# LANGUAGE RankNTypes, FlexibleInstances, FlexibleContexts, DerivingVia, StandaloneDeriving #-}
import Data.Functor.Const
import Data.Functor.Identity
newtype M a = M { (>>-) :: forall r. (a -> IO r) -> IO r }
f :: M a -> (a -> IO b) -> IO b
f m k = (>>-) m k
g :: M a -> (a -> IO b) -> IO b
g m k = m >>- k
h :: (a -> IO b) -> M a -> IO b
h k = (>>- k)
instance Functor M where
  fmap q m = M (\k -> m >>- \x -> k (q x))

-- a field of a quantified type that a pattern binding takes
newtype Bazaar a b t = Bazaar (forall f. Applicative f => (a -> f b) -> f t)
parts :: (forall f. Applicative f => (a -> f b) -> s -> f t) -> s -> ([a], (a -> b) -> t)
parts l s = (getConst (b (\a -> Const [a])), \q -> runIdentity (b (Identity . q)))
  where Bazaar b = Bazaar (\k -> l k s)

-- a constraint on a type that has instances for some arguments only
class P a where p :: a -> String
newtype S i = S i
instance P (S Int) where p (S n) = "int " ++ show n
instance P (S Bool) where p (S n) = "bool " ++ show n
both :: String
both = q (S (1 :: Int)) ++ q (S True)
  where q s@(S _) = p s ++ "!"

newtype W a = W a
class N a where n :: a -> Int
instance N (W a) where n _ = 7
data T a = T a
deriving via W (T a) instance N (T a)
deriving via (W Int) instance N Int
main = do
  g (M (\k -> k 1)) print
  h print (fmap (+ 1) (M (\k -> k 2)))
  let (as, rebuild) = parts traverse "abc"
  print (as, rebuild fromEnum)
  putStrLn both
  print (n (T 'x'), n (3 :: Int))

-- expect: 1
-- expect: 3
-- expect: ("abc",[97,98,99])
-- expect: int 1!bool True!
-- expect: (7,7)
