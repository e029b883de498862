{-# LANGUAGE TypeOperators #-}
import Data.Data
import Data.Version
import Data.Complex
import Data.Fixed
import Data.Functor.Identity
import Data.Functor.Const
import Data.Functor.Compose
import qualified Data.Functor.Product as F
import qualified Data.Functor.Sum as F
import Data.Monoid
import Data.Semigroup (Min(..), Max(..), Arg(..), WrappedMonoid(..))
import qualified Data.Semigroup as S
import Data.Void
import Data.Ord
import Control.Applicative
import qualified Data.Map as M
import qualified Data.Set as S'
import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import qualified Data.Sequence as Q
import qualified Data.Tree as T
import qualified Data.Text as X
import qualified Data.Text.Lazy as XL
import Data.Array
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ratio
import Control.Exception
import Data.Word
import Numeric.Natural

s :: Data a => a -> IO ()
s x = do
  r <- try (evaluate (length (show (toConstr x)))) :: IO (Either SomeException Int)
  case r of
    Left e -> print e
    Right _ -> print (toConstr x, constrRep (toConstr x))
  case dataTypeRep (dataTypeOf x) of
    AlgRep cs -> print (dataTypeName (dataTypeOf x), [(c, constrFields c, constrFixity c) | c <- cs], gmapQ (dataTypeName . dataTypeOf) x)
    r -> print (dataTypeOf x, gmapQ (dataTypeName . dataTypeOf) x)

main :: IO ()
main = do
  s (makeVersion [1,2]); s (1 :+ 2 :: Complex Double); s (3 :: Centi); s (Identity 'x'); s (Const 'x' :: Const Char Int); s (Compose [Just 'x']); s (F.Pair [1::Int] (Just 2)); s (F.InL [1::Int] :: F.Sum [] Maybe Int)
  s (Sum 'x'); s (Product 'x'); s (Dual 'x'); s (All True); s (Any True); s (First (Just 'x')); s (Last (Just 'x')); s (Alt [1::Int]); s (Ap [1::Int])
  s (Min 'x'); s (Max 'x'); s (Arg 'x' 'y'); s (WrapMonoid 'x'); s (S.First 'x'); s (S.Last 'y')
  s (Down 'x'); s (ZipList "a"); s (Proxy :: Proxy Int); s (Refl :: Int :~: Int)
  s (M.fromList [(1::Int,'x')]); s (S'.fromList "a"); s (IM.fromList [(1,'x')]); s (IS.fromList [1]); s (Q.fromList "ab"); s (Q.fromList ""); s (T.Node 'x' [])
  s (X.pack "ab"); s (XL.pack "ab"); s (listArray (0 :: Int,1) "ab")
  s ('a' :| "b"); s (3 % 4 :: Rational); s (1::Int,2::Int,'x',(),True,"x"); s (1::Int,2::Int,'x',(),True,"x",3::Int)
  s (3 :: Word8); s (3 :: Natural); s (Just 'x'); s (Left 3 :: Either Int Int); s "ab"

-- expect: (Version,AlgConstr 1)
-- expect: ("Version",[(Version,["versionBranch","versionTags"],Prefix)],["Prelude.[]","Prelude.[]"])
-- expect: (:+,AlgConstr 1)
-- expect: ("Complex",[(:+,[],Infix)],["Prelude.Double","Prelude.Double"])
-- expect: (MkFixed,AlgConstr 1)
-- expect: ("Data.Fixed.Fixed",[(MkFixed,[],Prefix)],["Prelude.Integer"])
-- expect: (Identity,AlgConstr 1)
-- expect: ("Identity",[(Identity,["runIdentity"],Prefix)],["Prelude.Char"])
-- expect: (Const,AlgConstr 1)
-- expect: ("Const",[(Const,["getConst"],Prefix)],["Prelude.Char"])
-- expect: (Compose,AlgConstr 1)
-- expect: ("Compose",[(Compose,["getCompose"],Prefix)],["Prelude.[]"])
-- expect: (Pair,AlgConstr 1)
-- expect: ("Product",[(Pair,[],Prefix)],["Prelude.[]","Maybe"])
-- expect: (InL,AlgConstr 1)
-- expect: ("Sum",[(InL,[],Prefix),(InR,[],Prefix)],["Prelude.[]"])
-- expect: (Sum,AlgConstr 1)
-- expect: ("Sum",[(Sum,["getSum"],Prefix)],["Prelude.Char"])
-- expect: (Product,AlgConstr 1)
-- expect: ("Product",[(Product,["getProduct"],Prefix)],["Prelude.Char"])
-- expect: (Dual,AlgConstr 1)
-- expect: ("Dual",[(Dual,["getDual"],Prefix)],["Prelude.Char"])
-- expect: (All,AlgConstr 1)
-- expect: ("All",[(All,["getAll"],Prefix)],["Bool"])
-- expect: (Any,AlgConstr 1)
-- expect: ("Any",[(Any,["getAny"],Prefix)],["Bool"])
-- expect: (First,AlgConstr 1)
-- expect: ("First",[(First,["getFirst"],Prefix)],["Maybe"])
-- expect: (Last,AlgConstr 1)
-- expect: ("Last",[(Last,["getLast"],Prefix)],["Maybe"])
-- expect: (Alt,AlgConstr 1)
-- expect: ("Alt",[(Alt,["getAlt"],Prefix)],["Prelude.[]"])
-- expect: (Ap,AlgConstr 1)
-- expect: ("Ap",[(Ap,["getAp"],Prefix)],["Prelude.[]"])
-- expect: (Min,AlgConstr 1)
-- expect: ("Min",[(Min,["getMin"],Prefix)],["Prelude.Char"])
-- expect: (Max,AlgConstr 1)
-- expect: ("Max",[(Max,["getMax"],Prefix)],["Prelude.Char"])
-- expect: (Arg,AlgConstr 1)
-- expect: ("Arg",[(Arg,[],Prefix)],["Prelude.Char","Prelude.Char"])
-- expect: (WrapMonoid,AlgConstr 1)
-- expect: ("WrappedMonoid",[(WrapMonoid,["unwrapMonoid"],Prefix)],["Prelude.Char"])
-- expect: (First,AlgConstr 1)
-- expect: ("First",[(First,["getFirst"],Prefix)],["Prelude.Char"])
-- expect: (Last,AlgConstr 1)
-- expect: ("Last",[(Last,["getLast"],Prefix)],["Prelude.Char"])
-- expect: (Down,AlgConstr 1)
-- expect: ("Down",[(Down,["getDown"],Prefix)],["Prelude.Char"])
-- expect: (ZipList,AlgConstr 1)
-- expect: ("ZipList",[(ZipList,["getZipList"],Prefix)],["Prelude.[]"])
-- expect: (Proxy,AlgConstr 1)
-- expect: ("Proxy",[(Proxy,[],Prefix)],[])
-- expect: (Refl,AlgConstr 1)
-- expect: (":~:",[(Refl,[],Prefix)],[])
-- expect: (fromList,AlgConstr 1)
-- expect: ("Data.Map.Internal.Map",[(fromList,[],Prefix)],["Prelude.[]"])
-- expect: (fromList,AlgConstr 1)
-- expect: ("Data.Set.Internal.Set",[(fromList,[],Prefix)],["Prelude.[]"])
-- expect: (fromList,AlgConstr 1)
-- expect: ("Data.IntMap.Internal.IntMap",[(fromList,[],Prefix)],["Prelude.[]"])
-- expect: (fromList,AlgConstr 1)
-- expect: ("Data.IntSet.Internal.IntSet",[(fromList,[],Prefix)],["Prelude.[]"])
-- expect: (<|,AlgConstr 2)
-- expect: ("Data.Sequence.Seq",[(empty,[],Prefix),(<|,[],Infix)],["Prelude.Char","Data.Sequence.Seq"])
-- expect: (empty,AlgConstr 1)
-- expect: ("Data.Sequence.Seq",[(empty,[],Prefix),(<|,[],Infix)],[])
-- expect: (Node,AlgConstr 1)
-- expect: ("Tree",[(Node,["rootLabel","subForest"],Prefix)],["Prelude.Char","Prelude.[]"])
-- expect: (pack,AlgConstr 1)
-- expect: ("Data.Text.Text",[(pack,[],Prefix)],["Prelude.[]"])
-- expect: (pack,AlgConstr 1)
-- expect: ("Data.Text.Lazy.Text",[(pack,[],Prefix)],["Prelude.[]"])
-- expect: Data.Data.toConstr(Array)
-- expect: (DataType {tycon = "Data.Array.Array", datarep = NoRep},["Prelude.[]"])
-- expect: (:|,AlgConstr 1)
-- expect: ("NonEmpty",[(:|,[],Infix)],["Prelude.Char","Prelude.[]"])
-- expect: (:%,AlgConstr 1)
-- expect: ("GHC.Real.Ratio",[(:%,[],Infix)],["Prelude.Integer","Prelude.Integer"])
-- expect: ((,,,,,),AlgConstr 1)
-- expect: ("(,,,,,)",[((,,,,,),[],Prefix)],["Prelude.Int","Prelude.Int","Prelude.Char","()","Bool","Prelude.[]"])
-- expect: ((,,,,,,),AlgConstr 1)
-- expect: ("(,,,,,,)",[((,,,,,,),[],Prefix)],["Prelude.Int","Prelude.Int","Prelude.Char","()","Bool","Prelude.[]","Prelude.Int"])
-- expect: (3,IntConstr 3)
-- expect: (DataType {tycon = "Data.Word.Word8", datarep = IntRep},[])
-- expect: (3,IntConstr 3)
-- expect: (DataType {tycon = "Numeric.Natural.Natural", datarep = IntRep},[])
-- expect: (Just,AlgConstr 2)
-- expect: ("Maybe",[(Nothing,[],Prefix),(Just,[],Prefix)],["Prelude.Char"])
-- expect: (Left,AlgConstr 1)
-- expect: ("Either",[(Left,[],Prefix),(Right,[],Prefix)],["Prelude.Int"])
-- expect: ((:),AlgConstr 2)
-- expect: ("Prelude.[]",[([],[],Prefix),((:),[],Infix)],["Prelude.Char","Prelude.[]"])
