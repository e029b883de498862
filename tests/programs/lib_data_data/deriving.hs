{-# LANGUAGE DeriveDataTypeable, StandaloneDeriving, FlexibleContexts, UndecidableInstances, RankNTypes, ScopedTypeVariables #-}
module Main where
import Data.Data
import Data.Maybe
data T a = A a Int | B { x, y :: [a] } | a :+ (T a) | C deriving (Show, Eq, Data, Typeable)
infixr 5 :+
data E = E1 | E2 | E3 deriving (Show, Eq, Data)
newtype N = N { unN :: Int } deriving (Show, Data)
data P a b = P a b | Int `Q` b deriving (Show, Data)
data Ph a = Ph deriving (Show, Data)
data V deriving Data
newtype Fix f = Fix (f (Fix f))
deriving instance (Typeable f, Data (f (Fix f))) => Data (Fix f)
data H f a = H (f a) deriving Data

incr :: Data a => a -> a
incr v = case cast v of
  Just n -> fromJust (cast (n + 1 :: Int))
  Nothing -> gmapT incr v

size :: Data a => a -> Int
size v = 1 + sum (gmapQ size v)

main :: IO ()
main = do
  let t = 1 :+ A 2 (3 :: Int) :: T Int
  print (incr t, incr (B [1,2] [3 :: Int]), incr (N 4), incr (P (1::Int) [Just (2 :: Int)]))
  print (size t)
  print (toConstr t, toConstr (C :: T Int), toConstr (B "" ""), constrFields (toConstr (B "" "")), constrFixity (toConstr t))
  print (dataTypeOf t, dataTypeOf E1, dataTypeOf (N 1))
  print (map (\c -> (showConstr c, constrFields c, constrFixity c, constrIndex c, constrRep c)) (dataTypeConstrs (dataTypeOf t)))
  print (map fromConstr (dataTypeConstrs (dataTypeOf E1)) :: [E])
  print (fromConstrB (fromConstr (toConstr (1 :: Int))) (toConstr (A (1 :: Int) 1)) :: T Int)
  print (readConstr (dataTypeOf t) ":+", readConstr (dataTypeOf t) "(:+)", readConstr (dataTypeOf E1) "E2", readConstr (dataTypeOf E1) "E9")
  print (toConstr (P (1 :: Int) 'c') == toConstr (Q 3 'd' :: P Int Char), toConstr (P (1::Int) 'c'), map showConstr (dataTypeConstrs (dataTypeOf (P 'a' 'b'))), map constrFixity (dataTypeConstrs (dataTypeOf (P 'a' 'b'))))
  print (toConstr (Ph :: Ph Int), toConstr (Q 1 'x' :: P () Char), maxConstrIndex (dataTypeOf (undefined :: V)), dataTypeOf (undefined :: V))
  print (gmapQ toConstr (Fix (Just (Fix Nothing))), toConstr (Fix [Fix []]))
  print (gmapQ toConstr (H (Just 'x')))
  print (length (catMaybes [ext1 t, ext1 "a"]))
  print (glength t, gmapQi 0 toConstr t, gmapQl (+) 0 (const 1) t)
  mapM_ print =<< gmapM (\d -> putStrLn (show (toConstr d)) >> return d) (B [1] [2 :: Int])

newtype L a = L { unL :: Int }
ext1 :: Data a => a -> Maybe Int
ext1 (_ :: a) = fmap unL (dataCast1 (L 3 :: forall d. L (T d)) :: Maybe (L a))
glength :: Data a => a -> Int
glength = length . gmapQ (const ())
instance Foldable T where foldr f z (B a b) = foldr f (foldr f z b) a
                          foldr _ z _ = z

-- expect: (2 :+ A 3 4,B {x = [2,3], y = [4]},N {unN = 5},P 2 [Just 3])
-- expect: 5
-- expect: (:+,C,B,["x","y"],Infix)
-- expect: (DataType {tycon = "T", datarep = AlgRep [A,B,:+,C]},DataType {tycon = "E", datarep = AlgRep [E1,E2,E3]},DataType {tycon = "N", datarep = AlgRep [N]})
-- expect: [("A",[],Prefix,1,AlgConstr 1),("B",["x","y"],Prefix,2,AlgConstr 2),(":+",[],Infix,3,AlgConstr 3),("C",[],Prefix,4,AlgConstr 4)]
-- expect: [E1,E2,E3]
-- expect: A 1 1
-- expect: (Just :+,Nothing,Just E2,Nothing)
-- expect: (False,P,["P","Q"],[Prefix,Prefix])
-- expect: (Ph,Q,0,DataType {tycon = "V", datarep = AlgRep []})
-- expect: ([Just],Fix)
-- expect: [Just]
-- expect: 1
-- expect: (2,1,2)
-- expect: (:)
-- expect: (:)
-- expect: 1
-- expect: 2
