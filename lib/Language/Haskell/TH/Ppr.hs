-- | Syntax as text: its types only. Nothing here prints it.
module Language.Haskell.TH.Ppr (Ppr(..), Precedence, pprint, pprExp, pprLit, pprPat, pprParendType) where

import Language.Haskell.TH.Syntax
import Needle.Check (notRun)
import Text.PrettyPrint (Doc, hsep, render, text)

type Precedence = Int

-- | Syntax that has a text.
class Ppr a where
  ppr :: a -> Doc
  ppr _ = notRun "Template Haskell is not run: pprint"
  ppr_list :: [a] -> Doc
  ppr_list = hsep . map ppr

instance Ppr a => Ppr [a] where
  ppr = ppr_list

instance Ppr Name where
  ppr = text . showName

instance Ppr Exp
instance Ppr Pat
instance Ppr Dec
instance Ppr Type
instance Ppr Lit
instance Ppr Info
instance Ppr Con
instance Ppr Clause
instance Ppr Match
instance Ppr Stmt
instance Ppr Range
instance Ppr Foreign
instance Ppr Pragma
instance Ppr TyLit
instance Ppr Role
instance Ppr Loc
instance Ppr Module
instance Ppr ModuleInfo
instance Ppr (TyVarBndr flag)

-- | The text.
pprint :: Ppr a => a -> String
pprint = render . ppr

pprExp :: Precedence -> Exp -> Doc
pprExp _ = ppr

pprLit :: Precedence -> Lit -> Doc
pprLit _ = ppr

pprPat :: Precedence -> Pat -> Doc
pprPat _ = ppr

pprParendType :: Type -> Doc
pprParendType = ppr
