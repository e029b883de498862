{-# LANGUAGE StandaloneDeriving #-}
-- | Rose trees.
module Data.Tree
  ( Tree(..), Forest
  , unfoldTree, unfoldForest, unfoldTreeM, unfoldForestM, unfoldTreeM_BF, unfoldForestM_BF
  , foldTree, flatten, levels, drawTree, drawForest
  ) where

import GHC.Generics (Generic, Generic1)
import Control.Monad.Fix (MonadFix(..), fix)
import Control.Monad.Zip (MonadZip(..))
import Control.Applicative (liftA2)
import Control.DeepSeq (NFData(..))
import qualified Data.Foldable as F
import Data.Functor.Classes

-- | A label and the trees below it.
data Tree a = Node { rootLabel :: a, subForest :: [Tree a] }
  deriving (Eq, Read, Show)

-- | A list of trees.
type Forest a = [Tree a]

instance NFData a => NFData (Tree a) where
  rnf (Node x ts) = rnf x `seq` rnf ts

instance Functor Tree where
  fmap f (Node x ts) = Node (f x) (map (fmap f) ts)
  x <$ Node _ ts = Node x (map (x <$) ts)

instance F.Foldable Tree where
  foldMap f (Node x ts) = f x `mappend` foldMap (foldMap f) ts
  foldr f z0 t0 = go t0 z0
    where
      go (Node x ts) z = f x (foldr go z ts)
  toList = flatten
  null _ = False

instance Traversable Tree where
  traverse f = go
    where
      go (Node x ts) = liftA2 Node (f x) (traverse go ts)

instance Applicative Tree where
  pure x = Node x []
  Node f fs <*> t@(Node x ts) = Node (f x) (map (fmap f) ts ++ map (<*> t) fs)

instance Monad Tree where
  Node x ts >>= f = case f x of
    Node y us -> Node y (us ++ map (>>= f) ts)

-- | Grows a tree from a seed.
unfoldTree :: (b -> (a, [b])) -> b -> Tree a
unfoldTree f b = let (a, bs) = f b in Node a (unfoldForest f bs)

-- | Grows trees from seeds.
unfoldForest :: (b -> (a, [b])) -> [b] -> [Tree a]
unfoldForest f = map (unfoldTree f)

-- | Grows a tree with actions, depth first.
unfoldTreeM :: Monad m => (b -> m (a, [b])) -> b -> m (Tree a)
unfoldTreeM f b = do
  (a, bs) <- f b
  ts <- unfoldForestM f bs
  return (Node a ts)

-- | Grows trees with actions, depth first.
unfoldForestM :: Monad m => (b -> m (a, [b])) -> [b] -> m [Tree a]
unfoldForestM f = mapM (unfoldTreeM f)

-- | Grows a tree with actions, breadth first.
unfoldTreeM_BF :: Monad m => (b -> m (a, [b])) -> b -> m (Tree a)
unfoldTreeM_BF f b = fmap head (unfoldForestM_BF f [b])

-- | Grows trees with actions, breadth first.
unfoldForestM_BF :: Monad m => (b -> m (a, [b])) -> [b] -> m [Tree a]
unfoldForestM_BF _ [] = return []
unfoldForestM_BF f bs = do
  level <- mapM f bs
  below <- unfoldForestM_BF f (concatMap snd level)
  return (hang level below)
  where
    hang [] _ = []
    hang ((a, cs) : rest) ts = let (mine, others) = splitAt (length cs) ts in Node a mine : hang rest others

-- | Folds a tree from the leaves up.
foldTree :: (a -> [b] -> b) -> Tree a -> b
foldTree f = go
  where
    go (Node x ts) = f x (map go ts)

-- | The labels, root first.
flatten :: Tree a -> [a]
flatten t0 = go t0 []
  where
    go (Node x ts) rest = x : foldr go rest ts

-- | The labels of each level.
levels :: Tree a -> [[a]]
levels t = map (map rootLabel) (takeWhile (not . null) (iterate (concatMap subForest) [t]))

-- | A drawing of a tree.
drawTree :: Tree String -> String
drawTree t = unlines (draw t)

-- | A drawing of trees, one below the other.
drawForest :: [Tree String] -> String
drawForest ts = unlines (map drawTree ts)

draw :: Tree String -> [String]
draw (Node x ts0) = lines x ++ below ts0
  where
    below [] = []
    below [t] = "|" : hang "`- " "   " (draw t)
    below (t : ts) = "|" : hang "+- " "|  " (draw t) ++ below ts
    hang first other = zipWith (++) (first : repeat other)

instance Eq1 Tree where
  liftEq eq (Node x ts) (Node y us) = eq x y && liftEq (liftEq eq) ts us

instance Ord1 Tree where
  liftCompare cmp (Node x ts) (Node y us) = cmp x y <> liftCompare (liftCompare cmp) ts us

instance Show1 Tree where
  liftShowsPrec sp sl d (Node x ts) = showParen (d > 10)
    (showString "Node {rootLabel = " . sp 0 x . showString ", subForest = " . liftShowList sp sl ts . showChar '}')

instance Read1 Tree where
  liftReadsPrec rp rl d = readParen (d > 11) (\r ->
    [ (Node x ts, v)
    | ("Node", r1) <- lex r, ("{", r2) <- lex r1, ("rootLabel", r3) <- lex r2, ("=", r4) <- lex r3, (x, r5) <- rp 0 r4
    , (",", r6) <- lex r5, ("subForest", r7) <- lex r6, ("=", r8) <- lex r7, (ts, r9) <- liftReadList rp rl r8, ("}", v) <- lex r9 ])

instance MonadFix Tree where
  mfix f = case fix (f . rootLabel) of
    Node x children -> Node x (zipWith (\n _ -> mfix ((!! n) . subForest . f)) [0 ..] children)

instance MonadZip Tree where
  mzipWith f (Node a as) (Node b bs) = Node (f a b) (mzipWith (mzipWith f) as bs)
  munzip t = (fmap fst t, fmap snd t)

deriving instance Generic (Tree a)
deriving instance Generic1 Tree
