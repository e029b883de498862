{-# LANGUAGE RankNTypes, TypeOperators #-}
import Data.Data
import Data.Type.Equality
import Data.Maybe
import Data.Ratio
import Data.Word
import Data.List.NonEmpty (NonEmpty(..))
import Control.Monad
data Expr = Num Int | Add Expr Expr | Neg { inner :: Expr } | Call String [Expr] deriving (Show, Eq)
exprType = mkDataType "Main.Expr" [numC, addC, negC, callC]
numC = mkConstr exprType "Num" [] Prefix
addC = mkConstr exprType "Add" [] Prefix
negC = mkConstr exprType "Neg" ["inner"] Prefix
callC = mkConstr exprType "Call" [] Prefix
instance Data Expr where
  gfoldl k z (Num n) = z Num `k` n
  gfoldl k z (Add a b) = z Add `k` a `k` b
  gfoldl k z (Neg a) = z Neg `k` a
  gfoldl k z (Call f as) = z Call `k` f `k` as
  gunfold k z c = case constrIndex c of { 1 -> k (z Num); 2 -> k (k (z Add)); 3 -> k (z Neg); _ -> k (k (z Call)) }
  toConstr (Num _) = numC
  toConstr (Add _ _) = addC
  toConstr (Neg _) = negC
  toConstr (Call _ _) = callC
  dataTypeOf _ = exprType
everywhere :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere f x = f (gmapT (everywhere f) x)
everything :: (r -> r -> r) -> (forall a. Data a => a -> r) -> (forall a. Data a => a -> r)
everything k f x = foldl k (f x) (gmapQ (everything k f) x)
mkT :: (Typeable a, Typeable b) => (b -> b) -> a -> a
mkT f = fromMaybe id (cast f)
mkQ :: (Typeable a, Typeable b) => r -> (b -> r) -> a -> r
mkQ r q a = maybe r q (cast a)
mkM :: (Monad m, Data a, Data b) => (b -> m b) -> a -> m a
mkM f x = case cast x of { Nothing -> return x; Just y -> f y >>= \z -> return (fromJust (cast z)) }
e = Add (Num 1) (Call "f" [Neg (Num 2), Num 3])
main = do
  print (everywhere (mkT ((+ 10) :: Int -> Int)) e)
  print (everything (++) (mkQ [] (\n -> [n :: Int])) e)
  print (gmapQ (\d -> show (toConstr d)) e, gmapQi 1 (\d -> show (typeOf d)) e, gmapQl (+) 0 (const 1) e, gmapQr (:) [] (\d -> glength d) e)
  print (gmapM (mkM (\x -> if x == Num 1 then Nothing else Just x)) e, gmapM (mkM (\x -> Just (Neg x))) e)
  print (gmapMp (mkM' (\x -> if x == Num 1 then Just (Num 7) else Nothing)) e, gmapMo (mkM' (\x -> Just (Neg x))) e)
  print (toConstr (Just 'a'), toConstr "a", toConstr "", toConstr (True, ()), toConstr 'x', toConstr (3 :: Int), toConstr (2.5 :: Double), toConstr True, toConstr (), toConstr (3 % 4 :: Ratio Int), toConstr (True :| []))
  print (map constrIndex (dataTypeConstrs (dataTypeOf (Nothing :: Maybe Int))), maxConstrIndex exprType, indexConstr exprType 3, constrFields negC, constrFixity (toConstr "a"), map constrRep [numC, toConstr 'c', toConstr (5 :: Word8), toConstr (0.5 :: Double)])
  print (readConstr exprType "Add", readConstr exprType "Sub", readConstr (dataTypeOf (1 :: Int)) "42", readConstr (dataTypeOf 'c') "'z'", fmap constrRep (readConstr (dataTypeOf (1 :: Double)) "1.5"))
  print (fromConstr (toConstr (Nothing :: Maybe Int)) :: Maybe Int, fromConstrB (fromConstr (toConstr (3 :: Int))) numC :: Expr, fromConstrM Nothing negC :: Maybe Expr, fromConstr (toConstr 'q') :: Char)
  print (isAlgType exprType, isAlgType (dataTypeOf 'c'), isNorepType (mkNoRepType "X"), tyconUQname "A.B.c", tyconModule "A.B.c", exprType `seq` dataTypeName exprType)
  print (gmapT (mkT not) (True, 'c'), gmapT (mkT (+ (1 :: Int))) [1, 2, 3 :: Int], gmapQ (const ()) "abc", gmapT (mkT (map (* (2 :: Int)))) [1, 2, 3 :: Int])
  print (fmap (\f -> f) (eqT :: Maybe (Int :~: Int)), eqT :: Maybe (Int :~: Bool), castWith Refl 'c', sym Refl `castWith` 'd')
  print (typeRepTyCon (typeOf e), splitTyConApp (typeOf (Just 'c')), funResultTy (typeOf not) (typeOf True), mkFunTy (typeOf 'c') (typeOf True), typeOf1 (Just 1), fmap (const ()) (gcast1 (Just [1 :: Int]) :: Maybe (Maybe [Int])))
 where glength d = length (gmapQ (const ()) d)
       mkM' :: (Data a, Data b) => (b -> Maybe b) -> a -> Maybe a
       mkM' f x = case cast x of { Nothing -> Nothing; Just y -> f y >>= \z -> cast z }
newtype L a = L { unL :: a -> String }
unList (L f) = f []

-- expect: Add (Num 11) (Call "f" [Neg {inner = Num 12},Num 13])
-- expect: [1,2,3]
-- expect: (["Num","Call"],"Expr",2,[1,2])
-- expect: (Nothing,Just (Add (Neg {inner = Num 1}) (Neg {inner = Call "f" [Neg {inner = Num 2},Num 3]})))
-- expect: (Just (Add (Num 7) (Call "f" [Neg {inner = Num 2},Num 3])),Just (Add (Neg {inner = Num 1}) (Call "f" [Neg {inner = Num 2},Num 3])))
-- expect: (Just,(:),[],(,),'x',3,2.5,True,(),:%,:|)
-- expect: ([1,2],4,Neg,["inner"],Infix,[AlgConstr 1,CharConstr 'c',IntConstr 5,FloatConstr (1 % 2)])
-- expect: (Just Add,Nothing,Just 42,Just 'z',Just (FloatConstr (3 % 2)))
-- expect: (Nothing,Num 3,Nothing,'q')
-- expect: (True,False,True,"c","A.B","Main.Expr")
-- expect: ((False,'c'),[2,2,3],[(),()],[1,4,6])
-- expect: (Just Refl,Nothing,'c','d')
-- expect: (Expr,(Maybe,[Char]),Just Bool,Char -> Bool,Maybe,Just ())
