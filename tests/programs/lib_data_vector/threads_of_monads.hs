{-# LANGUAGE TypeFamilies, FlexibleContexts, MagicHash, UnboxedTuples, UnicodeSyntax #-}
import Control.Monad.Primitive
import Control.Monad.ST
import Control.Monad.Trans.Class
import Control.Monad.Trans.State.Strict
import Data.Primitive.MutVar
import qualified Data.Vector as V
import qualified Data.Vector.Mutable as M
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Unboxed.Mutable as UM
import Numeric (showHFloat)

newtype Counting m a = Counting { runCounting :: StateT Int m a }
instance Functor m => Functor (Counting m) where fmap f (Counting m) = Counting (fmap f m)
instance Monad m => Applicative (Counting m) where { pure = Counting . pure; Counting f <*> Counting x = Counting (f <*> x) }
instance Monad m => Monad (Counting m) where Counting m >>= k = Counting (m >>= runCounting . k)
instance MonadTrans Counting where lift = Counting . lift
instance PrimMonad m => PrimMonad (Counting m) where
  type PrimState (Counting m) = PrimState m
  primitive = lift . primitive

tick :: Monad m => Counting m ()
tick = Counting (modify (+ 1))

fill :: (PrimMonad m, s ~ PrimState m) => M.MVector s Int -> m ()
fill v = mapM_ (\i -> M.write v i (i * i)) [0 .. M.length v - 1]

sums :: PrimMonad m => MutVar (PrimState m) Int -> [Int] -> m Int
sums r xs = mapM_ (\x -> modifyMutVar' r (+ x)) xs >> readMutVar r

swapEnds :: UM.Unbox a => UM.STVector s a -> ST s ()
swapEnds v = UM.swap v 0 (UM.length v - 1)

newtype Arrow a b = Arrow ((→) a b)

main :: IO ()
main = do
  v <- M.replicate 5 0
  fill v
  V.freeze v >>= print
  print (V.create (do { w <- M.new 3; fill w; return w }))
  (xs, n) <- runStateT (runCounting (do { w <- M.new 4; tick; fill w; tick; V.unsafeFreeze w })) 0
  print (xs, n)
  print (runST (newMutVar 1 >>= \r -> sums r [2, 3, 4]))
  print (U.modify swapEnds (U.fromList "abc"))
  a <- primitive (\s -> (# s, 'x' #))
  print a
  print (runST (primitive (internal (return 7 :: ST s Int))))
  print (runST (stToPrim (return 3)))
  mapM_ (\x -> putStrLn (showHFloat (x :: Double) "")) [1, 0.5, -3.75, 0.1, 1e300, 0, -0.0, 1 / 0, 5e-324, 255, 4096.0625]
  let Arrow f = Arrow succ in print (f 'a')

-- expect: [0,1,4,9,16]
-- expect: [0,1,4]
-- expect: ([0,1,4,9],2)
-- expect: 10
-- expect: "cba"
-- expect: 'x'
-- expect: 7
-- expect: 3
-- expect: 0x1p0
-- expect: 0x1p-1
-- expect: -0x1.ep1
-- expect: 0x1.999999999999ap-4
-- expect: 0x1.7e43c8800759cp996
-- expect: 0x0p+0
-- expect: -0x0p+0
-- expect: Infinity
-- expect: 0x1p-1074
-- expect: 0x1.fep7
-- expect: 0x1.0001p12
-- expect: 'b'
