{-# LANGUAGE RankNTypes, GADTs, FlexibleContexts, OverloadedStrings #-}
-- The signatures that programs write for mutable and generic vectors.
import Control.Monad
import Control.Monad.Primitive (PrimMonad, PrimState, RealWorld)
import Control.Monad.ST
import Control.Monad.State
import qualified Data.HashMap.Strict as HM
import Data.Primitive.MutVar
import Data.STRef
import qualified Data.Text as T
import qualified Data.Vector as V
import Data.Vector (Vector, (!), (//))
import qualified Data.Vector.Generic as G
import qualified Data.Vector.Generic.Mutable as GM
import qualified Data.Vector.Mutable as VM
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Unboxed.Mutable as UM

data UnionFind s = UnionFind { parent :: UM.STVector s Int, ranks :: UM.MVector s Int }

newUnionFind :: Int -> ST s (UnionFind s)
newUnionFind n = UnionFind <$> U.thaw (U.enumFromN 0 n) <*> UM.replicate n 0

find :: UnionFind s -> Int -> ST s Int
find uf x = do
  p <- UM.read (parent uf) x
  if p == x then return x else do
    r <- find uf p
    UM.write (parent uf) x r
    return r

unite :: UnionFind s -> Int -> Int -> ST s Bool
unite uf x y = do
  a <- find uf x
  b <- find uf y
  if a == b then return False else do
    ra <- UM.read (ranks uf) a
    rb <- UM.read (ranks uf) b
    when (ra == rb) (UM.modify (ranks uf) (+ 1) a)
    UM.write (parent uf) (if ra < rb then a else b) (if ra < rb then b else a)
    return True

components :: Int -> [(Int, Int)] -> Int
components n es = runST (do
  uf <- newUnionFind n
  joined <- mapM (uncurry (unite uf)) es
  return (n - length (filter id joined)))

insertionSort :: (PrimMonad m, GM.MVector v a, Ord a) => v (PrimState m) a -> m ()
insertionSort v = forM_ [1 .. GM.length v - 1] (\i -> GM.read v i >>= sink i)
  where
    sink 0 x = GM.write v 0 x
    sink j x = do
      y <- GM.read v (j - 1)
      if y > x then GM.write v j y >> sink (j - 1) x else GM.write v j x

sorted :: (G.Vector v a, Ord a) => v a -> v a
sorted v = runST (do
  m <- G.thaw v
  insertionSort m
  G.unsafeFreeze m)

fill :: (PrimMonad m, s ~ PrimState m) => UM.MVector s Int -> Int -> m ()
fill v x = forM_ [0 .. UM.length v - 1] (\i -> UM.write v i (x + i))

bump :: PrimMonad m => MutVar (PrimState m) Int -> m Int
bump r = modifyMutVar' r (+ 1) >> readMutVar r

type App = StateT (VM.IOVector Int) IO

step :: Int -> App ()
step i = do
  v <- get
  VM.modify v (* 2) i

applyAll :: (forall s. VM.MVector s a -> ST s ()) -> Vector a -> Vector a
applyAll f v = V.modify f v

counts :: T.Text -> HM.HashMap T.Text Int
counts t = HM.fromListWith (+) [ (w, 1) | w <- T.words (T.toLower t) ]

main :: IO ()
main = do
  print (components 6 [(0, 1), (2, 3), (1, 0), (3, 4)])
  print (sorted (V.fromList "hello"), sorted (U.fromList [3, 1, 2 :: Int]))
  v <- UM.new 4
  fill v 10
  U.freeze v >>= print
  r <- newMutVar 0
  bump r >> bump r >>= print
  print (runST (newMutVar 5 >>= bump))
  w <- V.thaw (V.fromList [1, 2, 3])
  execStateT (step 0 >> step 2) w >>= V.freeze >>= print
  print (applyAll (\m -> VM.write m 0 'x') (V.fromList "abc") ! 0, V.fromList "abc" // [(1, 'y')])
  print (HM.lookup "the" (counts "The cat and the dog"), HM.size (counts "a b a"))

-- expect: 3
-- expect: ("ehllo",[1,2,3])
-- expect: [10,11,12,13]
-- expect: 2
-- expect: 6
-- expect: [2,2,6]
-- expect: ('x',"ayc")
-- expect: (Just 2,2)
