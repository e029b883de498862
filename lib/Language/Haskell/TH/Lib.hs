-- | Functions that make syntax from actions that make its parts: 'appE' of two expressions, and so on for each constructor.
-- What a constructor takes is said by "Language.Haskell.TH.Syntax".
module Language.Haskell.TH.Lib
    -- literals
  ( bytesPrimL, charL, charPrimL, doublePrimL, floatPrimL, intPrimL, integerL, rationalL, stringL, stringPrimL
  , wordPrimL
    -- types and kinds
  , appK, appKindT, appT, arrowK, arrowT, classP, conK, conT, constraintK, cxt, equalP, equalityT, forallT, forallVisT
  , implicitParamT, infixT, kindedInvisTV, kindedTV, listK, listT, litT, mulArrowT, numTyLit, parensT, plainInvisTV
  , plainTV, promotedConsT, promotedNilT, promotedT, promotedTupleT, sigT, starK, strTyLit, tupleK, tupleT, uInfixT
  , unboxedSumT, unboxedTupleT, varK, varT, wildCardT
    -- expressions
  , appE, appTypeE, appsE, arithSeqE, caseE, compE, conE, condE, doE, dyn, fieldExp, fromE, fromThenE, fromThenToE
  , fromToE, implicitParamVarE, infixApp, infixE, labelE, lam1E, lamCaseE, lamE, letE, listE, litE, mdoE, multiIfE
  , normalGE, parensE, patGE, recConE, recUpdE, sectionL, sectionR, sigE, staticE, stringE, tupE, uInfixE, unboundVarE
  , unboxedSumE, unboxedTupE, varE
    -- patterns
  , asP, bangP, conP, fieldPat, infixP, listP, litP, parensP, recP, sigP, tildeP, tupP, uInfixP, unboxedSumP
  , unboxedTupP, varP, viewP, wildP
    -- bodies, guards, statements, sequences
  , bindS, clause, fromR, fromThenR, fromThenToR, fromToR, guardedB, letS, match, noBindS, normalB, normalG, parS
  , patG, recS
    -- declarations
  , classD, closedTypeFamilyD, dataD, dataFamilyD, dataInstD, defaultSigD, forImpD, funD, implicitParamBindD, infixLD
  , infixND, infixRD, instanceD, instanceWithOverlapD, kiSigD, newtypeD, newtypeInstD, openTypeFamilyD, patSynD
  , patSynSigD, pragAnnD, pragCompleteD, pragInlD, pragLineD, pragRuleD, pragSpecD, pragSpecInlD, pragSpecInstD
  , roleAnnotD, sigD, standaloneDerivD, standaloneDerivWithStrategyD, tySynD, tySynInstD, valD
    -- constructors, strictness, deriving
  , anyclassStrategy, bang, bangType, derivClause, forallC, gadtC, infixC, isStrict, newtypeStrategy
  , noSourceStrictness, noSourceUnpackedness, normalC, notStrict, recC, recGadtC, sourceNoUnpack, sourceStrict
  , sourceUnpack, stockStrategy, strictType, unpacked, varBangType, varStrictType, viaStrategy
    -- the rest
  , cApi, cCall, explBidir, funDep, implBidir, inferR, inferredSpec, infixPatSyn, injectivityAnn, interruptible
  , javaScript, kindSig, moduleAnnotation, noSig, nominalR, phantomR, prefixPatSyn, prim, recordPatSyn
  , representationalR, ruleVar, safe, sourceLazy, specifiedSpec, stdCall, thisModule, tySynEqn, tyVarSig
  , typeAnnotation, typedRuleVar, unidir, unsafe, valueAnnotation
    -- actions that make them
  , CodeQ, BangQ, BangTypeQ, BodyQ, ClauseQ, ConQ, CxtQ, DecQ, DecsQ, DerivClauseQ, DerivStrategyQ, ExpQ
  , FamilyResultSigQ, FieldExpQ, FieldPatQ, GuardQ, InfoQ, KindQ, MatchQ, PatQ, PatSynArgsQ, PatSynDirQ, PredQ, RangeQ
  , RuleBndrQ, SourceStrictnessQ, SourceUnpackednessQ, StmtQ, StrictTypeQ, TExpQ, TyLitQ, TySynEqnQ, TypeQ
  , VarBangTypeQ, VarStrictTypeQ, TyVarBndrUnit, TyVarBndrSpec
    -- types of their arguments
  , DerivClause(..), DerivStrategy(..), Overlap(..)
  ) where

import Control.Applicative (liftA2)
import Data.Word (Word8)
import Language.Haskell.TH.Syntax

-- Literals

bytesPrimL :: Bytes -> Lit
bytesPrimL = BytesPrimL

charL :: Char -> Lit
charL = CharL

charPrimL :: Char -> Lit
charPrimL = CharPrimL

doublePrimL :: Rational -> Lit
doublePrimL = DoublePrimL

floatPrimL :: Rational -> Lit
floatPrimL = FloatPrimL

intPrimL :: Integer -> Lit
intPrimL = IntPrimL

integerL :: Integer -> Lit
integerL = IntegerL

rationalL :: Rational -> Lit
rationalL = RationalL

stringL :: String -> Lit
stringL = StringL

stringPrimL :: [Word8] -> Lit
stringPrimL = StringPrimL

wordPrimL :: Integer -> Lit
wordPrimL = WordPrimL

-- Types and kinds

appK :: Kind -> Kind -> Kind
appK = AppT

appKindT :: Quote m => m Type -> m Kind -> m Type
appKindT a b = AppKindT <$> a <*> b

appT :: Quote m => m Type -> m Type -> m Type
appT a b = AppT <$> a <*> b

arrowK :: Kind
arrowK = ArrowT

arrowT :: Quote m => m Type
arrowT = pure ArrowT

classP :: Quote m => Name -> [m Type] -> m Pred
classP n ts = foldl AppT (ConT n) <$> sequenceA ts

conK :: Name -> Kind
conK = ConT

conT :: Quote m => Name -> m Type
conT a = pure (ConT a)

constraintK :: Kind
constraintK = ConstraintT

cxt :: Quote m => [m Pred] -> m Cxt
cxt = sequenceA

equalP :: Quote m => m Type -> m Type -> m Pred
equalP a b = foldl AppT EqualityT <$> sequenceA [a, b]

equalityT :: Quote m => m Type
equalityT = pure EqualityT

forallT :: Quote m => [TyVarBndr Specificity] -> m Cxt -> m Type -> m Type
forallT a b c = ForallT a <$> b <*> c

forallVisT :: Quote m => [m (TyVarBndr ())] -> m Type -> m Type
forallVisT vs t = ForallVisT <$> sequenceA vs <*> t

implicitParamT :: Quote m => String -> m Type -> m Type
implicitParamT a b = ImplicitParamT a <$> b

infixT :: Quote m => m Type -> Name -> m Type -> m Type
infixT a n b = (\x y -> InfixT x n y) <$> a <*> b

kindedInvisTV :: Quote m => Name -> Specificity -> m Kind -> m (TyVarBndr Specificity)
kindedInvisTV n s k = KindedTV n s <$> k

kindedTV :: Name -> Kind -> TyVarBndr ()
kindedTV n = KindedTV n ()

listK :: Kind
listK = ListT

listT :: Quote m => m Type
listT = pure ListT

litT :: Quote m => m TyLit -> m Type
litT a = LitT <$> a

mulArrowT :: Quote m => m Type
mulArrowT = pure MulArrowT

numTyLit :: Quote m => Integer -> m TyLit
numTyLit a = pure (NumTyLit a)

parensT :: Quote m => m Type -> m Type
parensT a = ParensT <$> a

plainInvisTV :: Quote m => Name -> Specificity -> m (TyVarBndr Specificity)
plainInvisTV n s = pure (PlainTV n s)

plainTV :: Name -> TyVarBndr ()
plainTV n = PlainTV n ()

promotedConsT :: Quote m => m Type
promotedConsT = pure PromotedConsT

promotedNilT :: Quote m => m Type
promotedNilT = pure PromotedNilT

promotedT :: Quote m => Name -> m Type
promotedT a = pure (PromotedT a)

promotedTupleT :: Quote m => Int -> m Type
promotedTupleT a = pure (PromotedTupleT a)

sigT :: Quote m => m Type -> Kind -> m Type
sigT t k = (`SigT` k) <$> t

starK :: Kind
starK = StarT

strTyLit :: Quote m => String -> m TyLit
strTyLit a = pure (StrTyLit a)

tupleK :: Int -> Kind
tupleK = TupleT

tupleT :: Quote m => Int -> m Type
tupleT a = pure (TupleT a)

uInfixT :: Quote m => m Type -> Name -> m Type -> m Type
uInfixT a n b = (\x y -> UInfixT x n y) <$> a <*> b

unboxedSumT :: Quote m => SumArity -> m Type
unboxedSumT a = pure (UnboxedSumT a)

unboxedTupleT :: Quote m => Int -> m Type
unboxedTupleT a = pure (UnboxedTupleT a)

varK :: Name -> Kind
varK = VarT

varT :: Quote m => Name -> m Type
varT a = pure (VarT a)

wildCardT :: Quote m => m Type
wildCardT = pure WildCardT

-- Expressions

appE :: Quote m => m Exp -> m Exp -> m Exp
appE a b = AppE <$> a <*> b

appTypeE :: Quote m => m Exp -> m Type -> m Exp
appTypeE a b = AppTypeE <$> a <*> b

appsE :: Quote m => [m Exp] -> m Exp
appsE es = case es of
  [] -> error "appsE: no expressions"
  f : xs -> foldl appE f xs

arithSeqE :: Quote m => m Range -> m Exp
arithSeqE a = ArithSeqE <$> a

caseE :: Quote m => m Exp -> [m Match] -> m Exp
caseE a b = CaseE <$> a <*> sequenceA b

compE :: Quote m => [m Stmt] -> m Exp
compE a = CompE <$> sequenceA a

conE :: Quote m => Name -> m Exp
conE a = pure (ConE a)

condE :: Quote m => m Exp -> m Exp -> m Exp -> m Exp
condE a b c = CondE <$> a <*> b <*> c

doE :: Quote m => [m Stmt] -> m Exp
doE ss = DoE Nothing <$> sequenceA ss

dyn :: Quote m => String -> m Exp
dyn = varE . mkName

fieldExp :: Quote m => Name -> m Exp -> m (Name, Exp)
fieldExp n e = (,) n <$> e

fromE :: Quote m => m Exp -> m Exp
fromE x = ArithSeqE . FromR <$> x

fromThenE :: Quote m => m Exp -> m Exp -> m Exp
fromThenE x y = arithSeqE (fromThenR x y)

fromThenToE :: Quote m => m Exp -> m Exp -> m Exp -> m Exp
fromThenToE x y z = arithSeqE (fromThenToR x y z)

fromToE :: Quote m => m Exp -> m Exp -> m Exp
fromToE x y = arithSeqE (fromToR x y)

implicitParamVarE :: Quote m => String -> m Exp
implicitParamVarE a = pure (ImplicitParamVarE a)

infixApp :: Quote m => m Exp -> m Exp -> m Exp -> m Exp
infixApp x op y = infixE (Just x) op (Just y)

infixE :: Quote m => Maybe (m Exp) -> m Exp -> Maybe (m Exp) -> m Exp
infixE a b c = InfixE <$> sequenceA a <*> b <*> sequenceA c

labelE :: Quote m => String -> m Exp
labelE a = pure (LabelE a)

lam1E :: Quote m => m Pat -> m Exp -> m Exp
lam1E p = lamE [p]

lamCaseE :: Quote m => [m Match] -> m Exp
lamCaseE a = LamCaseE <$> sequenceA a

lamE :: Quote m => [m Pat] -> m Exp -> m Exp
lamE a b = LamE <$> sequenceA a <*> b

letE :: Quote m => [m Dec] -> m Exp -> m Exp
letE a b = LetE <$> sequenceA a <*> b

listE :: Quote m => [m Exp] -> m Exp
listE a = ListE <$> sequenceA a

litE :: Quote m => Lit -> m Exp
litE a = pure (LitE a)

mdoE :: Quote m => [m Stmt] -> m Exp
mdoE ss = MDoE Nothing <$> sequenceA ss

multiIfE :: Quote m => [m (Guard, Exp)] -> m Exp
multiIfE a = MultiIfE <$> sequenceA a

normalGE :: Quote m => m Exp -> m Exp -> m (Guard, Exp)
normalGE g e = (,) . NormalG <$> g <*> e

parensE :: Quote m => m Exp -> m Exp
parensE a = ParensE <$> a

patGE :: Quote m => [m Stmt] -> m Exp -> m (Guard, Exp)
patGE ss e = (,) . PatG <$> sequenceA ss <*> e

recConE :: Quote m => Name -> [m (Name, Exp)] -> m Exp
recConE a b = RecConE a <$> sequenceA b

recUpdE :: Quote m => m Exp -> [m (Name, Exp)] -> m Exp
recUpdE a b = RecUpdE <$> a <*> sequenceA b

sectionL :: Quote m => m Exp -> m Exp -> m Exp
sectionL x op = infixE (Just x) op Nothing

sectionR :: Quote m => m Exp -> m Exp -> m Exp
sectionR op y = infixE Nothing op (Just y)

sigE :: Quote m => m Exp -> m Type -> m Exp
sigE a b = SigE <$> a <*> b

staticE :: Quote m => m Exp -> m Exp
staticE a = StaticE <$> a

stringE :: Quote m => String -> m Exp
stringE = litE . StringL

tupE :: Quote m => [m Exp] -> m Exp
tupE es = case es of
  [e] -> e
  _ -> TupE . map Just <$> sequenceA es

uInfixE :: Quote m => m Exp -> m Exp -> m Exp -> m Exp
uInfixE a b c = UInfixE <$> a <*> b <*> c

unboundVarE :: Quote m => Name -> m Exp
unboundVarE a = pure (UnboundVarE a)

unboxedSumE :: Quote m => m Exp -> SumAlt -> SumArity -> m Exp
unboxedSumE e a n = (\x -> UnboxedSumE x a n) <$> e

unboxedTupE :: Quote m => [m Exp] -> m Exp
unboxedTupE es = UnboxedTupE . map Just <$> sequenceA es

varE :: Quote m => Name -> m Exp
varE a = pure (VarE a)

-- Patterns

asP :: Quote m => Name -> m Pat -> m Pat
asP a b = AsP a <$> b

bangP :: Quote m => m Pat -> m Pat
bangP a = BangP <$> a

conP :: Quote m => Name -> [m Pat] -> m Pat
conP a b = ConP a <$> sequenceA b

fieldPat :: Quote m => Name -> m Pat -> m FieldPat
fieldPat n p = (,) n <$> p

infixP :: Quote m => m Pat -> Name -> m Pat -> m Pat
infixP a n b = (\x y -> InfixP x n y) <$> a <*> b

listP :: Quote m => [m Pat] -> m Pat
listP a = ListP <$> sequenceA a

litP :: Quote m => Lit -> m Pat
litP a = pure (LitP a)

parensP :: Quote m => m Pat -> m Pat
parensP a = ParensP <$> a

recP :: Quote m => Name -> [m FieldPat] -> m Pat
recP a b = RecP a <$> sequenceA b

sigP :: Quote m => m Pat -> m Type -> m Pat
sigP a b = SigP <$> a <*> b

tildeP :: Quote m => m Pat -> m Pat
tildeP a = TildeP <$> a

tupP :: Quote m => [m Pat] -> m Pat
tupP ps = case ps of
  [p] -> p
  _ -> TupP <$> sequenceA ps

uInfixP :: Quote m => m Pat -> Name -> m Pat -> m Pat
uInfixP a n b = (\x y -> UInfixP x n y) <$> a <*> b

unboxedSumP :: Quote m => m Pat -> SumAlt -> SumArity -> m Pat
unboxedSumP p a n = (\x -> UnboxedSumP x a n) <$> p

unboxedTupP :: Quote m => [m Pat] -> m Pat
unboxedTupP a = UnboxedTupP <$> sequenceA a

varP :: Quote m => Name -> m Pat
varP a = pure (VarP a)

viewP :: Quote m => m Exp -> m Pat -> m Pat
viewP a b = ViewP <$> a <*> b

wildP :: Quote m => m Pat
wildP = pure WildP

-- Bodies, guards, statements, sequences

bindS :: Quote m => m Pat -> m Exp -> m Stmt
bindS a b = BindS <$> a <*> b

clause :: Quote m => [m Pat] -> m Body -> [m Dec] -> m Clause
clause a b c = Clause <$> sequenceA a <*> b <*> sequenceA c

fromR :: Quote m => m Exp -> m Range
fromR a = FromR <$> a

fromThenR :: Quote m => m Exp -> m Exp -> m Range
fromThenR a b = FromThenR <$> a <*> b

fromThenToR :: Quote m => m Exp -> m Exp -> m Exp -> m Range
fromThenToR a b c = FromThenToR <$> a <*> b <*> c

fromToR :: Quote m => m Exp -> m Exp -> m Range
fromToR a b = FromToR <$> a <*> b

guardedB :: Quote m => [m (Guard, Exp)] -> m Body
guardedB gs = GuardedB <$> sequenceA gs

letS :: Quote m => [m Dec] -> m Stmt
letS a = LetS <$> sequenceA a

match :: Quote m => m Pat -> m Body -> [m Dec] -> m Match
match a b c = Match <$> a <*> b <*> sequenceA c

noBindS :: Quote m => m Exp -> m Stmt
noBindS a = NoBindS <$> a

normalB :: Quote m => m Exp -> m Body
normalB e = NormalB <$> e

normalG :: Quote m => m Exp -> m Guard
normalG a = NormalG <$> a

parS :: Quote m => [[m Stmt]] -> m Stmt
parS a = ParS <$> traverse sequenceA a

patG :: Quote m => [m Stmt] -> m Guard
patG a = PatG <$> sequenceA a

recS :: Quote m => [m Stmt] -> m Stmt
recS a = RecS <$> sequenceA a

-- Declarations

classD :: Quote m => m Cxt -> Name -> [TyVarBndr ()] -> [FunDep] -> [m Dec] -> m Dec
classD a b c d e = ClassD <$> a <*> pure b <*> pure c <*> pure d <*> sequenceA e

closedTypeFamilyD :: Quote m => Name -> [TyVarBndr ()] -> FamilyResultSig -> Maybe InjectivityAnn
  -> [m TySynEqn] -> m Dec
closedTypeFamilyD n vs r i es = ClosedTypeFamilyD (TypeFamilyHead n vs r i) <$> sequenceA es

dataD :: Quote m => m Cxt -> Name -> [TyVarBndr ()] -> Maybe Kind -> [m Con] -> [m DerivClause] -> m Dec
dataD a b c d e f = DataD <$> a <*> pure b <*> pure c <*> pure d <*> sequenceA e <*> sequenceA f

dataFamilyD :: Quote m => Name -> [TyVarBndr ()] -> Maybe Kind -> m Dec
dataFamilyD a b c = pure (DataFamilyD a b c)

dataInstD :: Quote m => m Cxt -> Name -> [m Type] -> Maybe Kind -> [m Con] -> [m DerivClause] -> m Dec
dataInstD c n ts k cs ds =
  (\c' us -> DataInstD c' Nothing (foldl AppT (ConT n) us) k) <$> c <*> sequenceA ts <*> sequenceA cs <*> sequenceA ds

defaultSigD :: Quote m => Name -> m Type -> m Dec
defaultSigD a b = DefaultSigD a <$> b

forImpD :: Quote m => Callconv -> Safety -> String -> Name -> m Type -> m Dec
forImpD c s text n t = ForeignD . ImportF c s text n <$> t

funD :: Quote m => Name -> [m Clause] -> m Dec
funD a b = FunD a <$> sequenceA b

implicitParamBindD :: Quote m => String -> m Exp -> m Dec
implicitParamBindD a b = ImplicitParamBindD a <$> b

infixLD :: Quote m => Int -> Name -> m Dec
infixLD n x = pure (InfixD (Fixity n InfixL) x)

infixND :: Quote m => Int -> Name -> m Dec
infixND n x = pure (InfixD (Fixity n InfixN) x)

infixRD :: Quote m => Int -> Name -> m Dec
infixRD n x = pure (InfixD (Fixity n InfixR) x)

instanceD :: Quote m => m Cxt -> m Type -> [m Dec] -> m Dec
instanceD = instanceWithOverlapD Nothing

instanceWithOverlapD :: Quote m => Maybe Overlap -> m Cxt -> m Type -> [m Dec] -> m Dec
instanceWithOverlapD o c t ds = InstanceD o <$> c <*> t <*> sequenceA ds

kiSigD :: Quote m => Name -> m Kind -> m Dec
kiSigD a b = KiSigD a <$> b

newtypeD :: Quote m => m Cxt -> Name -> [TyVarBndr ()] -> Maybe Kind -> m Con -> [m DerivClause] -> m Dec
newtypeD a b c d e f = NewtypeD <$> a <*> pure b <*> pure c <*> pure d <*> e <*> sequenceA f

newtypeInstD :: Quote m => m Cxt -> Name -> [m Type] -> Maybe Kind -> m Con -> [m DerivClause] -> m Dec
newtypeInstD c n ts k con ds =
  (\c' us -> NewtypeInstD c' Nothing (foldl AppT (ConT n) us) k) <$> c <*> sequenceA ts <*> con <*> sequenceA ds

openTypeFamilyD :: Quote m => Name -> [TyVarBndr ()] -> FamilyResultSig -> Maybe InjectivityAnn -> m Dec
openTypeFamilyD n vs r i = pure (OpenTypeFamilyD (TypeFamilyHead n vs r i))

patSynD :: Quote m => Name -> m PatSynArgs -> m PatSynDir -> m Pat -> m Dec
patSynD a b c d = PatSynD a <$> b <*> c <*> d

patSynSigD :: Quote m => Name -> m Type -> m Dec
patSynSigD a b = PatSynSigD a <$> b

pragAnnD :: Quote m => AnnTarget -> m Exp -> m Dec
pragAnnD t e = PragmaD . AnnP t <$> e

pragCompleteD :: Quote m => [Name] -> Maybe Name -> m Dec
pragCompleteD cs t = pure (PragmaD (CompleteP cs t))

pragInlD :: Quote m => Name -> Inline -> RuleMatch -> Phases -> m Dec
pragInlD n i m p = pure (PragmaD (InlineP n i m p))

pragLineD :: Quote m => Int -> String -> m Dec
pragLineD n f = pure (PragmaD (LineP n f))

pragRuleD :: Quote m => String -> [m RuleBndr] -> m Exp -> m Exp -> Phases -> m Dec
pragRuleD n bs l r p = (\cs a b -> PragmaD (RuleP n Nothing cs a b p)) <$> sequenceA bs <*> l <*> r

pragSpecD :: Quote m => Name -> m Type -> Phases -> m Dec
pragSpecD n t p = (\u -> PragmaD (SpecialiseP n u Nothing p)) <$> t

pragSpecInlD :: Quote m => Name -> m Type -> Inline -> Phases -> m Dec
pragSpecInlD n t i p = (\u -> PragmaD (SpecialiseP n u (Just i) p)) <$> t

pragSpecInstD :: Quote m => m Type -> m Dec
pragSpecInstD t = PragmaD . SpecialiseInstP <$> t

roleAnnotD :: Quote m => Name -> [Role] -> m Dec
roleAnnotD a b = pure (RoleAnnotD a b)

sigD :: Quote m => Name -> m Type -> m Dec
sigD a b = SigD a <$> b

standaloneDerivD :: Quote m => m Cxt -> m Type -> m Dec
standaloneDerivD = standaloneDerivWithStrategyD Nothing

standaloneDerivWithStrategyD :: Quote m => Maybe DerivStrategy -> m Cxt -> m Type -> m Dec
standaloneDerivWithStrategyD s c t = StandaloneDerivD s <$> c <*> t

tySynD :: Quote m => Name -> [TyVarBndr ()] -> m Type -> m Dec
tySynD a b c = TySynD a b <$> c

tySynInstD :: Quote m => m TySynEqn -> m Dec
tySynInstD a = TySynInstD <$> a

valD :: Quote m => m Pat -> m Body -> [m Dec] -> m Dec
valD a b c = ValD <$> a <*> b <*> sequenceA c

-- Constructors, strictness, deriving

anyclassStrategy :: Quote m => m DerivStrategy
anyclassStrategy = pure AnyclassStrategy

bang :: Quote m => m SourceUnpackedness -> m SourceStrictness -> m Bang
bang a b = Bang <$> a <*> b

bangType :: Quote m => m Bang -> m Type -> m BangType
bangType = liftA2 (,)

derivClause :: Quote m => Maybe DerivStrategy -> [m Pred] -> m DerivClause
derivClause s ps = DerivClause s <$> cxt ps

forallC :: Quote m => [TyVarBndr Specificity] -> m Cxt -> m Con -> m Con
forallC a b c = ForallC a <$> b <*> c

gadtC :: Quote m => [Name] -> [m StrictType] -> m Type -> m Con
gadtC a b c = GadtC a <$> sequenceA b <*> c

infixC :: Quote m => m (Bang, Type) -> Name -> m (Bang, Type) -> m Con
infixC a n b = (\x y -> InfixC x n y) <$> a <*> b

isStrict :: Quote m => m Strict
isStrict = bang noSourceUnpackedness sourceStrict

newtypeStrategy :: Quote m => m DerivStrategy
newtypeStrategy = pure NewtypeStrategy

noSourceStrictness :: Quote m => m SourceStrictness
noSourceStrictness = pure NoSourceStrictness

noSourceUnpackedness :: Quote m => m SourceUnpackedness
noSourceUnpackedness = pure NoSourceUnpackedness

normalC :: Quote m => Name -> [m BangType] -> m Con
normalC a b = NormalC a <$> sequenceA b

notStrict :: Quote m => m Strict
notStrict = bang noSourceUnpackedness noSourceStrictness

recC :: Quote m => Name -> [m VarBangType] -> m Con
recC a b = RecC a <$> sequenceA b

recGadtC :: Quote m => [Name] -> [m VarStrictType] -> m Type -> m Con
recGadtC a b c = RecGadtC a <$> sequenceA b <*> c

sourceNoUnpack :: Quote m => m SourceUnpackedness
sourceNoUnpack = pure SourceNoUnpack

sourceStrict :: Quote m => m SourceStrictness
sourceStrict = pure SourceStrict

sourceUnpack :: Quote m => m SourceUnpackedness
sourceUnpack = pure SourceUnpack

stockStrategy :: Quote m => m DerivStrategy
stockStrategy = pure StockStrategy

strictType :: Quote m => m Strict -> m Type -> m StrictType
strictType = liftA2 (,)

unpacked :: Quote m => m Strict
unpacked = bang sourceUnpack sourceStrict

varBangType :: Quote m => Name -> m BangType -> m VarBangType
varBangType n = fmap (\(b, t) -> (n, b, t))

varStrictType :: Quote m => Name -> m StrictType -> m VarStrictType
varStrictType n = fmap (\(b, t) -> (n, b, t))

viaStrategy :: Quote m => m Type -> m DerivStrategy
viaStrategy t = ViaStrategy <$> t

-- The rest

cApi :: Callconv
cApi = CApi

cCall :: Callconv
cCall = CCall

explBidir :: Quote m => [m Clause] -> m PatSynDir
explBidir cs = ExplBidir <$> sequenceA cs

funDep :: [Name] -> [Name] -> FunDep
funDep = FunDep

implBidir :: Quote m => m PatSynDir
implBidir = pure ImplBidir

inferR :: Role
inferR = InferR

inferredSpec :: Specificity
inferredSpec = InferredSpec

infixPatSyn :: Quote m => Name -> Name -> m PatSynArgs
infixPatSyn a b = pure (InfixPatSyn a b)

injectivityAnn :: Name -> [Name] -> InjectivityAnn
injectivityAnn = InjectivityAnn

interruptible :: Safety
interruptible = Interruptible

javaScript :: Callconv
javaScript = JavaScript

kindSig :: Kind -> FamilyResultSig
kindSig = KindSig

moduleAnnotation :: AnnTarget
moduleAnnotation = ModuleAnnotation

noSig :: FamilyResultSig
noSig = NoSig

nominalR :: Role
nominalR = NominalR

phantomR :: Role
phantomR = PhantomR

prefixPatSyn :: Quote m => [Name] -> m PatSynArgs
prefixPatSyn a = pure (PrefixPatSyn a)

prim :: Callconv
prim = Prim

recordPatSyn :: Quote m => [Name] -> m PatSynArgs
recordPatSyn a = pure (RecordPatSyn a)

representationalR :: Role
representationalR = RepresentationalR

ruleVar :: Quote m => Name -> m RuleBndr
ruleVar a = pure (RuleVar a)

safe :: Safety
safe = Safe

sourceLazy :: Quote m => m SourceStrictness
sourceLazy = pure SourceLazy

specifiedSpec :: Specificity
specifiedSpec = SpecifiedSpec

stdCall :: Callconv
stdCall = StdCall

thisModule :: Q Module
thisModule = (\l -> Module (mkPkgName (loc_package l)) (mkModName (loc_module l))) <$> location

tySynEqn :: Quote m => Maybe [TyVarBndr ()] -> m Type -> m Type -> m TySynEqn
tySynEqn a b c = TySynEqn a <$> b <*> c

tyVarSig :: TyVarBndr () -> FamilyResultSig
tyVarSig = TyVarSig

typeAnnotation :: Name -> AnnTarget
typeAnnotation = TypeAnnotation

typedRuleVar :: Quote m => Name -> m Type -> m RuleBndr
typedRuleVar a b = TypedRuleVar a <$> b

unidir :: Quote m => m PatSynDir
unidir = pure Unidir

unsafe :: Safety
unsafe = Unsafe

valueAnnotation :: Name -> AnnTarget
valueAnnotation = ValueAnnotation

-- Actions that make them

type CodeQ = Code Q

type BangQ = Q Bang

type BangTypeQ = Q BangType

type BodyQ = Q Body

type ClauseQ = Q Clause

type ConQ = Q Con

type CxtQ = Q Cxt

type DecQ = Q Dec

type DecsQ = Q [Dec]

type DerivClauseQ = Q DerivClause

type DerivStrategyQ = Q DerivStrategy

type ExpQ = Q Exp

type FamilyResultSigQ = Q FamilyResultSig

type FieldExpQ = Q FieldExp

type FieldPatQ = Q FieldPat

type GuardQ = Q Guard

type InfoQ = Q Info

type KindQ = Q Kind

type MatchQ = Q Match

type PatQ = Q Pat

type PatSynArgsQ = Q PatSynArgs

type PatSynDirQ = Q PatSynDir

type PredQ = Q Pred

type RangeQ = Q Range

type RuleBndrQ = Q RuleBndr

type SourceStrictnessQ = Q SourceStrictness

type SourceUnpackednessQ = Q SourceUnpackedness

type StmtQ = Q Stmt

type StrictTypeQ = Q StrictType

type TExpQ a = Q (TExp a)

type TyLitQ = Q TyLit

type TySynEqnQ = Q TySynEqn

type TypeQ = Q Type

type VarBangTypeQ = Q VarBangType

type VarStrictTypeQ = Q VarStrictType

type TyVarBndrUnit = TyVarBndr ()

type TyVarBndrSpec = TyVarBndr Specificity
