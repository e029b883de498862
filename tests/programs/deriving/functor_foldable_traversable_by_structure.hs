{-# LANGUAGE DeriveTraversable, StandaloneDeriving, ExistentialQuantification, GADTs #-}
import Data.Foldable (toList)
data T a = L | N (T a) a (T a) | M [Maybe a] (Int, a) deriving (Functor, Foldable, Traversable, Show, Eq, Ord)
data E a = E (Int -> a) ((a -> Int) -> Int) deriving Functor
data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
newtype Compose f g a = Compose (f (g a)) deriving (Functor, Foldable, Traversable)
data Two a b = Two { left :: a, right :: !b } | None deriving (Show, Read, Eq, Ord, Functor, Foldable, Traversable)
data Ex = forall a. Show a => Ex a
deriving instance Show Ex
data G a where { GI :: Int -> G Int; GB :: Bool -> G Bool }
deriving instance Show (G a)
deriving instance Eq (G a)
data D = D Double deriving (Eq, Ord, Show)
newtype W a = W a deriving (Show, Read, Eq, Ord, Bounded)
data Empty
deriving instance Show Empty
tree = N (N L 1 L) 2 (M [Just 3, Nothing, Just 4] (9, 5))
nan = 0/0 :: Double
result :: String
result = unlines [show (fmap (+1) tree), show (sum tree), show (toList tree), show (traverse (\x -> if x > 0 then Just (x*2) else Nothing) tree),
  show (traverse (\x -> if x > 1 then Just (x*2) else Nothing) tree), show (foldMap show tree), show (maximum tree, length tree, elem 3 tree),
  (case fmap (+1) (E (\x -> x) (\k -> k 10)) of E f g -> show (f 4, g (\x -> x * 2))),
  show (sum (Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]])), show (fmap negate (Rose 1 [Rose 2 []])), show (mapM (\x -> [x, x+10]) (Rose 1 [Rose 2 []])),
  (case fmap (+1) (Compose [Just 1, Nothing]) of Compose x -> show x), show (Two 1 'c', Two { left = -1, right = 2.5 }, None :: Two Int Int),
  show (read "[Two {left = 3, right = \"x\"},None]" :: [Two Int String]), show (compare (Two 1 2) None, Two 1 2 < Two 1 3, maximum [Two 1 2, Two 3 4]),
  show [Ex 1, Ex "a", Ex (Just 'c')], show (GI 3, GB True, GI 3 == GI 4), show (D nan < D 1, D nan > D 1, D nan >= D 1, D nan <= D 1, compare (D nan) (D 1), max (D nan) (D 1)),
  show (minBound :: W Bool, read "W (-3)" :: W Int), show (fmap (*2) (Two 'x' 4)), show (L < tree, compare tree tree, tree == fmap id tree)]
main :: IO ()
main = putStr result

-- expect: N (N L 2 L) 3 (M [Just 4,Nothing,Just 5] (9,6))
-- expect: 15
-- expect: [1,2,3,4,5]
-- expect: Just (N (N L 2 L) 4 (M [Just 6,Nothing,Just 8] (9,10)))
-- expect: Nothing
-- expect: "12345"
-- expect: (5,5,True)
-- expect: (5,22)
-- expect: 10
-- expect: Rose (-1) [Rose (-2) []]
-- expect: [Rose 1 [Rose 2 []],Rose 1 [Rose 12 []],Rose 11 [Rose 2 []],Rose 11 [Rose 12 []]]
-- expect: [Just 2,Nothing]
-- expect: (Two {left = 1, right = 'c'},Two {left = -1, right = 2.5},None)
-- expect: [Two {left = 3, right = "x"},None]
-- expect: (LT,True,Two {left = 3, right = 4})
-- expect: [Ex 1,Ex "a",Ex (Just 'c')]
-- expect: (GI 3,GB True,False)
-- expect: (False,False,True,True,GT,D 1.0)
-- expect: (W False,W (-3))
-- expect: Two {left = 'x', right = 8}
-- expect: (True,EQ,True)
