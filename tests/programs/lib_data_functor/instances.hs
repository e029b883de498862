-- Instances of the library's newtypes and functors, as GHC has them.
{-# LANGUAGE DataKinds, DeriveGeneric, DerivingVia #-}
module Main where
import Data.Fixed
import Data.Functor.Identity
import Data.Functor.Const
import Data.Monoid
import qualified Data.Semigroup as S
import Data.Complex
import Data.Ord
import Data.Proxy
import Data.Tree
import Data.Bits
import Data.Ix
import qualified Data.Map as M
import qualified Data.IntSet as IS
import qualified Data.Sequence as Q
import Data.Bifoldable
import Control.Monad.Zip
import Control.Monad.Fix
import Control.Monad.Trans.Writer
import Control.Arrow
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.List.NonEmpty as N
import GHC.Generics (Generic, from)
main :: IO ()
main = do
  print (1.255 :: Centi, 3.14159 :: Fixed 1000, resolution (undefined :: Fixed 7))
  print (Identity 3 + 4 * 2, Identity (5 :: Int) .&. 4, range (Identity 1, Identity (3 :: Int)), [Identity 'a' ..] !! 2)
  print (Const 3 + 4 :: Const Int Bool, read "Const 3" :: Const Int Bool)
  print (read "Sum {getSum = 3}" :: Sum Int, read "[All {getAll = True}]" :: [All], minBound :: Product Int, read "First {getFirst = Just 2}" :: First Int)
  print (getAp (Ap (Just 3) + 4), getAlt (foldMap Alt [Nothing, Just 1, Just 2]), fmap (+ 1) (Ap [1, 2]), sum (Ap (Just 3)))
  print (S.Max 3 + S.Max 4, do { x <- S.Min 3; S.Min (x + 1) }, foldr (:) [] (S.Arg 1 'x'), bifoldMap show show (S.Arg 1 'c'))
  print ((3 :+ 4) >>= \x -> (x + 1) :+ (x * 2), mzip (1 :+ 2) ('a' :+ 'b'))
  print (Down 3 / 2, realToFrac (Down 2.5) + (1 :: Double))
  print (read "Proxy" :: Proxy Int, [minBound .. maxBound :: Proxy Int])
  print (mzip (Node 1 [Node 2 []]) (Node 'a' [Node 'b' [], Node 'c' []]))
  print (fmap (take 4) (mfix (\xs -> (1 : xs) :| [2 : xs])))
  print (bifoldMap show (: []) (M.fromList [(1, 'a'), (2, 'b')]), read "fromList [3,1]" :: IS.IntSet)
  print (mzip (Q.fromList [1, 2, 3]) (Q.fromList "ab"), traverse (\x -> [x, x + 1]) (Q.viewl (Q.fromList [1, 5])))
  print (sum (WriterT [(1, "a"), (2, "b")]))
  print (runKleisli (Kleisli (\x -> [x, x + 1]) >>= \y -> Kleisli (\x -> [x * y])) 3)
  print (from (Sum 3), from (Just (1 :+ 2)))

