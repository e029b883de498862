-- | The syntax that Template Haskell's programs make, and the monad that they make it in. Needle runs no splices; see
-- "Language.Haskell.TH.Syntax".
module Language.Haskell.TH
  ( module Language.Haskell.TH.Lib
  , AnnLookup(..), AnnTarget(..), Arity, Bang(..), BangType, Body(..), Callconv(..), Clause(..), Code(..), Con(..)
  , Cxt, Dec(..), DecidedStrictness(..), Exp(..), Extension(..)
  , FamilyResultSig(..), FieldExp, FieldPat, Fixity(..), FixityDirection(..), Foreign(..), FunDep(..), Guard(..)
  , Info(..), InjectivityAnn(..), Inline(..), InstanceDec, Kind, Lit(..), Loc(..), Match(..), ModuleInfo(..), Name
  , NameSpace(..), ParentName, Pat(..), PatSynArgs(..), PatSynDir(..), PatSynType, Phases(..), Pragma(..)
  , Pred, Q, Quote(..), Range(..), Role(..), RuleBndr(..), RuleMatch(..), Safety(..), SourceStrictness(..)
  , SourceUnpackedness(..), Specificity(..), Stmt(..), Strict, SumAlt, SumArity, TExp(..), TyLit(..), TySynEqn(..)
  , TyVarBndr(..), Type(..), TypeFamilyHead(..), Unlifted, VarBangType
  , bindCode, bindCode_, defaultFixity, extsEnabled, hoistCode, isExtEnabled, isInstance, joinCode, liftCode, location
  , lookupTypeName, lookupValueName, maxPrecedence, mkName, nameBase, nameModule, namePackage, nameSpace, recover
  , reify, reifyAnnotations, reifyConStrictness, reifyFixity, reifyInstances, reifyModule, reifyRoles, reifyType
  , report, reportError, reportWarning, runIO, runQ, tupleDataName, tupleTypeName, unTypeCode, unboxedSumDataName
  , unboxedSumTypeName, unboxedTupleDataName, unboxedTupleTypeName, unsafeCodeCoerce
  , Ppr(..), pprint, pprExp, pprLit, pprPat, pprParendType
  ) where

import Language.Haskell.TH.Lib
import Language.Haskell.TH.Ppr
import Language.Haskell.TH.Syntax
