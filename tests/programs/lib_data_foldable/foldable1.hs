import Data.Bifoldable1 (Bifoldable1(..))
import Data.Foldable1 (Foldable1(..), foldlM1, foldr1', intercalate1)
import qualified Data.Foldable1 as F1
import Data.Functor.Compose (Compose(..))
import Data.Functor.Reverse (Reverse(..))
import Data.List.NonEmpty (NonEmpty(..))
import Data.Semigroup (Max(..))
import Data.Tree (Tree(..))

-- Of a type of one's own, by either of the methods that suffice.
data Pair a = Pair a a deriving Show
data Snoc a = One a | Snoc a :> a

instance Foldable Pair where foldMap f (Pair a b) = f a <> f b
instance Foldable1 Pair where foldMap1 f (Pair a b) = f a <> f b

instance Foldable Snoc where
  foldMap f (One a) = f a
  foldMap f (s :> a) = foldMap f s <> f a

instance Foldable1 Snoc where
  foldrMap1 f _ (One a) = f a
  foldrMap1 f g (s :> a) = go s (f a)
    where
      go (One b) r = g b r
      go (t :> b) r = go t (g b r)

main :: IO ()
main = do
  print (toNonEmpty (Pair 1 2), F1.maximum (Pair 3 1), F1.head (Pair 'a' undefined), F1.last (Pair undefined 'b'))
  print (foldMap1 (: []) (One 1 :> 2 :> 3), fold1 (One "a" :> "b"), F1.foldr1 (-) (One 1 :> 2 :> 3), F1.foldl1 (-) (One 1 :> 2 :> 3))
  print (foldMap1 Max (Node 3 [Node 9 [], Node 4 []]), intercalate1 ", " ("x" :| ["y", "z"]), foldr1' (-) (9 :| [4, 2]))
  print (toNonEmpty (Compose (Pair (1 :| [2]) (3 :| []))), toNonEmpty (Reverse (1 :| [2, 3])))
  print (F1.maximumBy (\a b -> compare (fst a) (fst b)) ((1, 'a') :| [(1, 'b'), (0, 'c')]), F1.minimumBy (\a b -> compare (fst a) (fst b)) ((1, 'a') :| [(1, 'b')]))
  foldlM1 (\a b -> print (a, b) >> return (a + b)) (1 :| [2, 3 :: Int]) >>= print
  print (take 3 (foldMap1 (: []) (1 :| [2 ..])), bifoldMap1 show show ('x', 1 :: Int), bifold1 (Left "l" :: Either String String))
-- expect: (1 :| [2],3,'a','b')
-- expect: ([1,2,3],"ab",2,-4)
-- expect: (Max {getMax = 9},"x, y, z",7)
-- expect: (1 :| [2,3],3 :| [2,1])
-- expect: ((1,'b'),(1,'a'))
-- expect: (1,2)
-- expect: (3,3)
-- expect: 6
-- expect: ([1,2,3],"'x'1","l")
