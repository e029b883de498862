{-# LANGUAGE TemplateHaskell, DeriveLift #-}
-- Helpers for splices: quotations of all kinds, names, syntax by hand.
module Helpers where

import Language.Haskell.TH
import Language.Haskell.TH.Syntax (Lift(..), Quasi, liftData, unTypeQ)
import qualified Language.Haskell.TH.Lib as Lib
import Language.Haskell.TH.Quote

-- Quotations.
power :: Int -> Q Exp
power 0 = [| const 1 |]
power n = [| \x -> x * $(power (n - 1)) x |]

tpower :: Int -> Code Q Int -> Code Q Int
tpower 0 _ = [|| 1 ||]
tpower n x = [|| $$x * $$(tpower (n - 1) x) ||]

negated :: Q Exp
negated = [|-3|]

choose3 :: Q Exp
choose3 = [e|
  let go y | y > 3 = "large"
           | otherwise = 'c' : "small"
  in go
  |]

decls :: Name -> Q [Dec]
decls name = do
  more <- [d|
    data Color = Red | Green
    paint :: Color -> Int
    paint Red = 1
    paint _ = 2
    |]
  t <- [t| Maybe $(conT name) |]
  p <- [p| (x, Just y) |]
  return (more ++ [SigD (mkName "f") t, ValD p (NormalB (TupE [])) []])

-- Values as syntax.
data Shape = Circle Int | Square Int deriving (Show, Lift)

newtype Wrap a = Wrap a deriving (Eq, Show)

instance Lift a => Lift (Wrap a) where
  lift (Wrap x) = [| Wrap x |]
  liftTyped (Wrap x) = [|| Wrap x ||]

constant :: Lift a => a -> Q Exp
constant x = [| \_ -> x |]

-- Syntax that is taken apart and made.
makeShow :: Name -> Q [Dec]
makeShow t = do
  TyConI d <- reify t
  let names = case d of
        DataD _ _ _ _ cs _ -> concatMap con cs
        NewtypeD _ _ _ _ c _ -> con c
        _ -> []
      con c = case c of
        NormalC n _ -> [n]
        RecC n _ -> [n]
        InfixC _ n _ -> [n]
        ForallC _ _ c' -> con c'
        _ -> []
  x <- newName "x"
  let body = caseE (varE x) [match (recP n []) (normalB (litE (stringL (nameBase n)))) [] | n <- names]
  pure <$> funD (mkName ("show" ++ nameBase t)) [clause [varP x] (normalB body) []]

quoter :: QuasiQuoter
quoter = QuasiQuoter { quoteExp = stringE . filter (/= ' '), quotePat = undefined, quoteType = undefined, quoteDec = undefined }

plus :: Quote m => m Exp -> m Exp -> m Exp
plus a b = infixE (Just a) (varE '(+)) (Just b)

names :: [Name]
names = ['map, 'Just, ''Maybe, ''Shape, 'Circle, '(:), '(+), '[], '(), ''[], ''(,), '(,,), 'Prelude.filter, ''(->)]
