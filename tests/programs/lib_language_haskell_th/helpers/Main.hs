{-# LANGUAGE TemplateHaskell #-}
-- A program that imports helpers for splices and runs none.
module Main where

import Control.Monad.IO.Class (liftIO)
import Helpers
import Language.Haskell.TH
import Language.Haskell.TH.Quote (quoteExp)
import Language.Haskell.TH.Syntax (Lift(..), liftData, liftString, unTypeQ)

main :: IO ()
main = do
  putStrLn (unwords (map nameBase names))
  print (Circle 3, Wrap 'x')
  -- syntax made and taken apart
  let x = mkName "x"
  e <- runQ (lamE [varP x] (plus' (varE x) (litE (integerL 1))))
  print e
  print [n | LamE ps (InfixE _ (VarE n) _) <- [e], VarP _ <- ps]
  d <- runQ (funD (mkName "f") [clause [wildP, tildeP (varP x)] (guardedB [normalGE (varE x) (tupE [])]) []])
  print d
  print =<< runQ (sigD (mkName "g") (appT (appT arrowT (conT (mkName "Int"))) (forallT [PlainTV x SpecifiedSpec] (cxt []) (varT x))))
  print =<< runQ (dataD (cxt []) (mkName "T") [] Nothing [normalC (mkName "C") [bangType (bang noSourceUnpackedness sourceStrict) listT]] [derivClause (Just StockStrategy) [conT (mkName "Eq")]])
  -- names
  print (mkName "Data.Map.insert", nameBase (mkName "Data.Map.insert"), nameModule (mkName "Data.Map.insert"))
  print (mkName ".", mkName "Data.Function..", nameBase (mkName "Data.Function.."))
  print ('map == 'map, compare ''Int ''Int, nameBase ''Shape)
  a <- newName "a"
  b <- newName "a"
  print (a == b, nameBase a == nameBase b)
  -- values as syntax
  print =<< runQ (lift (3 :: Int, 'c', [True], Just "ab"))
  print =<< runQ (unTypeCode (liftTyped [Left 1 :: Either Int ()]))
  print =<< runQ (liftString "text")
  -- actions
  n <- runQ (do { liftIO (putStrLn "in Q"); runIO (return 4) })
  print (n :: Int)
  print =<< runQ (quoteExp quoter "a b c")
  where
    plus' l r = infixE (Just l) (varE (mkName "+")) (Just r)

-- expect: map Just Maybe Shape Circle : + [] () [] (,) (,,) filter ->
-- expect: (Circle 3,Wrap 'x')
-- expect: LamE [VarP x] (InfixE (Just (VarE x)) (VarE +) (Just (LitE (IntegerL 1))))
-- expect: [+]
-- expect: FunD f [Clause [WildP,TildeP (VarP x)] (GuardedB [(NormalG (VarE x),TupE [])]) []]
-- expect: SigD g (AppT (AppT ArrowT (ConT Int)) (ForallT [PlainTV x SpecifiedSpec] [] (VarT x)))
-- expect: DataD [] T [] Nothing [NormalC C [(Bang NoSourceUnpackedness SourceStrict,ListT)]] [DerivClause (Just StockStrategy) [ConT Eq]]
-- expect: (Data.Map.insert,"insert",Just "Data.Map")
-- expect: (.,Data.Function..,".")
-- expect: (True,EQ,"Shape")
-- expect: (False,True)
-- expect: TupE [Just (LitE (IntegerL 3)),Just (LitE (CharL 'c')),Just (ListE [ConE GHC.Types.True]),Just (AppE (ConE GHC.Maybe.Just) (ListE [LitE (CharL 'a'),LitE (CharL 'b')]))]
-- expect: ListE [AppE (ConE Data.Either.Left) (LitE (IntegerL 1))]
-- expect: LitE (StringL "text")
-- expect: in Q
-- expect: 4
-- expect: LitE (StringL "abc")
