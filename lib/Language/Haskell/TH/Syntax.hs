{-# LANGUAGE DeriveDataTypeable, DeriveGeneric, DefaultSignatures, RankNTypes, PolyKinds, KindSignatures #-}
-- | The syntax that Template Haskell's programs make, as of template-haskell-2.17, and the monad that they make it in.
-- Needle runs no splices. Syntax can be built and taken apart; what only a compiler could answer ('reify', quotations) is
-- an error when it is run, which no handler catches.
module Language.Haskell.TH.Syntax
  ( -- the monad
    Quote(..), Quasi(..), Q(..), runQ, runIO, recover, report, reportError, reportWarning, location, sequenceQ
  , lookupName, lookupTypeName, lookupValueName, reify, reifyFixity, reifyType, reifyInstances, reifyRoles
  , reifyAnnotations, reifyModule, reifyConStrictness, isInstance, isExtEnabled, extsEnabled
  , addTopDecls, addModFinalizer, addDependentFile, addTempFile, addForeignFilePath, addForeignFile, addForeignSource
  , addCorePlugin
  , getQ, putQ, newNameIO
    -- typed expressions
  , TExp(..), Code(..), unTypeQ, unsafeTExpCoerce, unTypeCode, unsafeCodeCoerce, liftCode, hoistCode, bindCode, bindCode_
  , joinCode
    -- values as syntax
  , Lift(..), liftString, liftData, dataToQa, dataToExpQ, dataToPatQ
    -- names
  , Name(..), NameFlavour(..), NameSpace(..), NameIs(..), OccName(..), ModName(..), PkgName(..), Module(..), Uniq
  , mkName, mkNameL, mkNameU, mkNameS, mkNameG, mkNameG_v, mkNameG_d, mkNameG_tc, mkOccName, occString, mkModName
  , modString, mkPkgName, pkgString, nameBase, nameModule, namePackage, nameSpace, showName, showName'
  , tupleDataName, tupleTypeName, unboxedTupleDataName, unboxedTupleTypeName, unboxedSumDataName, unboxedSumTypeName
  , trueName, falseName, nothingName, justName, leftName, rightName, nonemptyName, oneName, manyName
  , cmpEq, thenCmp
    -- syntax
  , Exp(..), Pat(..), Dec(..), Type(..), Lit(..), Match(..), Clause(..), Body(..), Guard(..), Stmt(..), Range(..)
  , Con(..), Bang(..), SourceUnpackedness(..), SourceStrictness(..), DecidedStrictness(..), TyVarBndr(..)
  , Specificity(..), TyLit(..), Kind, Cxt, Pred, FieldExp, FieldPat, BangType, VarBangType, Strict, StrictType
  , VarStrictType, DerivClause(..), DerivStrategy(..), Overlap(..), FunDep(..), Foreign(..), Callconv(..), Safety(..)
  , Pragma(..), Inline(..), RuleMatch(..), Phases(..), RuleBndr(..), AnnTarget(..), TySynEqn(..), TypeFamilyHead(..)
  , FamilyResultSig(..), InjectivityAnn(..), Role(..), PatSynDir(..), PatSynArgs(..), PatSynType, SumAlt, SumArity
  , Bytes(..), Fixity(..), FixityDirection(..), defaultFixity, maxPrecedence
    -- answers
  , Info(..), InstanceDec, ParentName, Arity, Unlifted, Loc(..), CharPos, ModuleInfo(..), AnnLookup(..)
  , Extension(..), ForeignSrcLang(..)
  ) where

import Control.Monad.Fix (MonadFix(..))
import Control.Monad.IO.Class (MonadIO(..))
import Data.Char (isAlpha, isUpper)
import Data.Data
  ( ConstrRep(..), Data, Proxy(..), cast, constrRep, gmapQ, showConstr, toConstr, tyConModule, tyconModule, typeRepTyCon
  , typeOf )
import Data.Int
import Data.IORef
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ratio (denominator, numerator)
import Data.Typeable (Typeable)
import Data.Void (Void, absurd)
import Data.Word
import GHC.Generics (Generic)
import Language.Haskell.TH.LanguageExtensions (Extension(..))
import Needle.Check (notRun)
import Numeric.Natural (Natural)
import System.IO (hPutStrLn, stderr)
import System.IO.Unsafe (unsafePerformIO)

-- What only a compiler knows.
compilerOnly :: String -> Q a
compilerOnly what = Q (notRun ("Template Haskell is not run: " ++ what))

-- The monad

-- | Where new names come from.
class Monad m => Quote m where
  -- | A name that is like no other.
  newName :: String -> m Name

-- | What a compiler does for a splice.
class (MonadIO m, MonadFail m) => Quasi m where
  qNewName :: String -> m Name
  qReport :: Bool -> String -> m ()
  qRecover :: m a -> m a -> m a
  qLookupName :: Bool -> String -> m (Maybe Name)
  qReify :: Name -> m Info
  qReifyFixity :: Name -> m (Maybe Fixity)
  qReifyType :: Name -> m Type
  qReifyInstances :: Name -> [Type] -> m [Dec]
  qReifyRoles :: Name -> m [Role]
  qReifyAnnotations :: Data a => AnnLookup -> m [a]
  qReifyModule :: Module -> m ModuleInfo
  qReifyConStrictness :: Name -> m [DecidedStrictness]
  qLocation :: m Loc
  qRunIO :: IO a -> m a
  qRunIO = liftIO
  qAddDependentFile :: FilePath -> m ()
  qAddTempFile :: String -> m FilePath
  qAddTopDecls :: [Dec] -> m ()
  qAddForeignFilePath :: ForeignSrcLang -> String -> m ()
  qAddModFinalizer :: Q () -> m ()
  qAddCorePlugin :: String -> m ()
  qGetQ :: Typeable a => m (Maybe a)
  qPutQ :: Typeable a => a -> m ()
  qIsExtEnabled :: Extension -> m Bool
  qExtsEnabled :: m [Extension]

-- | Actions of the compiler. Here they are those of IO.
newtype Q a = Q { unQ :: IO a }

instance Functor Q where
  fmap f (Q m) = Q (fmap f m)

instance Applicative Q where
  pure x = Q (pure x)
  Q f <*> Q m = Q (f <*> m)

instance Monad Q where
  Q m >>= f = Q (m >>= unQ . f)

instance MonadFail Q where
  fail s = report True s >> Q (fail s)

instance MonadFix Q where
  mfix f = Q (mfix (unQ . f))

instance MonadIO Q where
  liftIO = Q

instance Semigroup a => Semigroup (Q a) where
  a <> b = (<>) <$> a <*> b

instance Monoid a => Monoid (Q a) where
  mempty = pure mempty

instance Quote Q where
  newName = Q . newNameIO

instance Quote IO where
  newName = newNameIO

instance Quasi Q where
  qNewName = newName
  qReport = report
  qRecover = recover
  qLookupName = lookupName
  qReify = reify
  qReifyFixity = reifyFixity
  qReifyType = reifyType
  qReifyInstances = reifyInstances
  qReifyRoles = reifyRoles
  qReifyAnnotations = reifyAnnotations
  qReifyModule = reifyModule
  qReifyConStrictness = reifyConStrictness
  qLocation = location
  qAddDependentFile = addDependentFile
  qAddTempFile = addTempFile
  qAddTopDecls = addTopDecls
  qAddForeignFilePath = addForeignFilePath
  qAddModFinalizer = addModFinalizer
  qAddCorePlugin = addCorePlugin
  qGetQ = getQ
  qPutQ = putQ
  qIsExtEnabled = isExtEnabled
  qExtsEnabled = extsEnabled

instance Quasi IO where
  qNewName = newNameIO
  qReport _ = hPutStrLn stderr
  qRecover a b = unQ (recover (Q a) (Q b))
  qLookupName b = unQ . lookupName b
  qReify = unQ . reify
  qReifyFixity = unQ . reifyFixity
  qReifyType = unQ . reifyType
  qReifyInstances n = unQ . reifyInstances n
  qReifyRoles = unQ . reifyRoles
  qReifyAnnotations = unQ . reifyAnnotations
  qReifyModule = unQ . reifyModule
  qReifyConStrictness = unQ . reifyConStrictness
  qLocation = unQ location
  qAddDependentFile = unQ . addDependentFile
  qAddTempFile = unQ . addTempFile
  qAddTopDecls = unQ . addTopDecls
  qAddForeignFilePath l = unQ . addForeignFilePath l
  qAddModFinalizer = unQ . addModFinalizer
  qAddCorePlugin = unQ . addCorePlugin
  qGetQ = unQ getQ
  qPutQ = unQ . putQ
  qIsExtEnabled = unQ . isExtEnabled
  qExtsEnabled = unQ extsEnabled

-- | The action in another monad.
runQ :: Quasi m => Q a -> m a
runQ (Q m) = qRunIO m

-- | An action of IO.
runIO :: IO a -> Q a
runIO = Q

sequenceQ :: Monad m => [m a] -> m [a]
sequenceQ = sequence

counter :: IORef Uniq
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}

-- | A name that is like no other.
newNameIO :: String -> IO Name
newNameIO s = do
  n <- readIORef counter
  writeIORef counter (n + 1)
  return (mkNameU s n)

-- | A message: an error, or a warning.
report :: Bool -> String -> Q ()
report _ s = Q (hPutStrLn stderr s)

reportError, reportWarning :: String -> Q ()
reportError = report True
reportWarning = report False

-- What a compiler answers, and what it is told.

recover :: Q a -> Q a -> Q a
recover _ _ = compilerOnly "recover"

location :: Q Loc
location = compilerOnly "location"

lookupName :: Bool -> String -> Q (Maybe Name)
lookupName _ s = compilerOnly ("lookupName " ++ s)

lookupTypeName, lookupValueName :: String -> Q (Maybe Name)
lookupTypeName = lookupName True
lookupValueName = lookupName False

reify :: Name -> Q Info
reify n = compilerOnly ("reify " ++ showName n)

reifyFixity :: Name -> Q (Maybe Fixity)
reifyFixity n = compilerOnly ("reifyFixity " ++ showName n)

reifyType :: Name -> Q Type
reifyType n = compilerOnly ("reifyType " ++ showName n)

reifyInstances :: Name -> [Type] -> Q [InstanceDec]
reifyInstances n _ = compilerOnly ("reifyInstances " ++ showName n)

reifyRoles :: Name -> Q [Role]
reifyRoles n = compilerOnly ("reifyRoles " ++ showName n)

reifyAnnotations :: Data a => AnnLookup -> Q [a]
reifyAnnotations _ = compilerOnly "reifyAnnotations"

reifyModule :: Module -> Q ModuleInfo
reifyModule _ = compilerOnly "reifyModule"

reifyConStrictness :: Name -> Q [DecidedStrictness]
reifyConStrictness n = compilerOnly ("reifyConStrictness " ++ showName n)

isInstance :: Name -> [Type] -> Q Bool
isInstance n ts = fmap (not . null) (reifyInstances n ts)

isExtEnabled :: Extension -> Q Bool
isExtEnabled e = fmap (elem e) extsEnabled

extsEnabled :: Q [Extension]
extsEnabled = compilerOnly "extsEnabled"

addTopDecls :: [Dec] -> Q ()
addTopDecls _ = compilerOnly "addTopDecls"

addModFinalizer :: Q () -> Q ()
addModFinalizer _ = compilerOnly "addModFinalizer"

addDependentFile :: FilePath -> Q ()
addDependentFile _ = compilerOnly "addDependentFile"

addTempFile :: String -> Q FilePath
addTempFile _ = compilerOnly "addTempFile"

addForeignFilePath :: ForeignSrcLang -> FilePath -> Q ()
addForeignFilePath _ _ = compilerOnly "addForeignFilePath"

addForeignFile :: ForeignSrcLang -> String -> Q ()
addForeignFile = addForeignSource

addForeignSource :: ForeignSrcLang -> String -> Q ()
addForeignSource _ _ = compilerOnly "addForeignSource"

addCorePlugin :: String -> Q ()
addCorePlugin _ = compilerOnly "addCorePlugin"

getQ :: Typeable a => Q (Maybe a)
getQ = compilerOnly "getQ"

putQ :: Typeable a => a -> Q ()
putQ _ = compilerOnly "putQ"

-- Typed expressions

-- | An expression of a type.
newtype TExp a = TExp { unType :: Exp }

-- | An action that makes an expression of a type.
newtype Code m a = Code { examineCode :: m (TExp a) }

unTypeQ :: Quote m => m (TExp a) -> m Exp
unTypeQ = fmap unType

unsafeTExpCoerce :: Quote m => m Exp -> m (TExp a)
unsafeTExpCoerce = fmap TExp

unTypeCode :: Quote m => Code m a -> m Exp
unTypeCode = unTypeQ . examineCode

unsafeCodeCoerce :: Quote m => m Exp -> Code m a
unsafeCodeCoerce = Code . unsafeTExpCoerce

liftCode :: m (TExp a) -> Code m a
liftCode = Code

hoistCode :: Monad m => (forall x. m x -> n x) -> Code m a -> Code n a
hoistCode f (Code m) = Code (f m)

bindCode :: Monad m => m a -> (a -> Code m b) -> Code m b
bindCode m f = Code (m >>= examineCode . f)

bindCode_ :: Monad m => m a -> Code m b -> Code m b
bindCode_ m c = Code (m >> examineCode c)

joinCode :: Monad m => m (Code m a) -> Code m a
joinCode m = bindCode m id

-- Values as syntax

-- | Types whose values can be written as expressions. The instances that deriving makes are errors when they are run.
class Lift t where
  -- | The expression.
  lift :: Quote m => t -> m Exp
  lift = unTypeCode . liftTyped
  -- | The expression with its type.
  liftTyped :: Quote m => t -> Code m t
  liftTyped _ = Code (notRun "Template Haskell is not run: a derived instance of Lift")
  {-# MINIMAL liftTyped #-}

-- An instance's method, from the expression without its type.
typed :: Quote m => (t -> m Exp) -> t -> Code m t
typed f = unsafeCodeCoerce . f

integral :: (Integral a, Quote m) => a -> m Exp
integral x = return (LitE (IntegerL (toInteger x)))

real :: (Real a, Quote m) => a -> m Exp
real x = return (LitE (RationalL (toRational x)))

applied :: Quote m => Name -> [m Exp] -> m Exp
applied con args = fmap (foldl AppE (ConE con)) (sequence args)

tuple :: Quote m => [m Exp] -> m Exp
tuple = fmap (TupE . map Just) . sequence

instance Lift Integer where
  lift = integral
  liftTyped = typed lift

instance Lift Int where
  lift = integral
  liftTyped = typed lift

instance Lift Int8 where
  lift = integral
  liftTyped = typed lift

instance Lift Int16 where
  lift = integral
  liftTyped = typed lift

instance Lift Int32 where
  lift = integral
  liftTyped = typed lift

instance Lift Int64 where
  lift = integral
  liftTyped = typed lift

instance Lift Word where
  lift = integral
  liftTyped = typed lift

instance Lift Word8 where
  lift = integral
  liftTyped = typed lift

instance Lift Word16 where
  lift = integral
  liftTyped = typed lift

instance Lift Word32 where
  lift = integral
  liftTyped = typed lift

instance Lift Word64 where
  lift = integral
  liftTyped = typed lift

instance Lift Natural where
  lift = integral
  liftTyped = typed lift

instance Lift Double where
  lift = real
  liftTyped = typed lift

instance Lift Float where
  lift = real
  liftTyped = typed lift

instance Lift Char where
  lift c = return (LitE (CharL c))
  liftTyped = typed lift

instance Lift Bool where
  lift b = return (ConE (if b then trueName else falseName))
  liftTyped = typed lift

instance Lift () where
  lift () = return (ConE (tupleDataName 0))
  liftTyped = typed lift

instance Lift Void where
  lift = pure . absurd
  liftTyped = typed lift

instance Lift a => Lift (Maybe a) where
  lift m = case m of
    Nothing -> return (ConE nothingName)
    Just x -> applied justName [lift x]
  liftTyped = typed lift

instance (Lift a, Lift b) => Lift (Either a b) where
  lift e = case e of
    Left x -> applied leftName [lift x]
    Right y -> applied rightName [lift y]
  liftTyped = typed lift

instance Lift a => Lift [a] where
  lift xs = fmap ListE (mapM lift xs)
  liftTyped = typed lift

instance Lift a => Lift (NonEmpty a) where
  lift (x :| xs) = do
    y <- lift x
    ys <- lift xs
    return (InfixE (Just y) (ConE nonemptyName) (Just ys))
  liftTyped = typed lift

instance (Lift a, Lift b) => Lift (a, b) where
  lift (a, b) = tuple [lift a, lift b]
  liftTyped = typed lift

instance (Lift a, Lift b, Lift c) => Lift (a, b, c) where
  lift (a, b, c) = tuple [lift a, lift b, lift c]
  liftTyped = typed lift

instance (Lift a, Lift b, Lift c, Lift d) => Lift (a, b, c, d) where
  lift (a, b, c, d) = tuple [lift a, lift b, lift c, lift d]
  liftTyped = typed lift

instance (Lift a, Lift b, Lift c, Lift d, Lift e) => Lift (a, b, c, d, e) where
  lift (a, b, c, d, e) = tuple [lift a, lift b, lift c, lift d, lift e]
  liftTyped = typed lift

-- | A string as an expression.
liftString :: Quote m => String -> m Exp
liftString s = return (LitE (StringL s))

-- | A value of data as syntax, given what to do with names, literals and applications, and with what is special.
dataToQa :: (Quote m, Data a) => (Name -> k) -> (Lit -> m q) -> (k -> [m q] -> m q)
  -> (forall b. Data b => b -> Maybe (m q)) -> a -> m q
dataToQa name literal apply special x = case special x of
  Just m -> m
  Nothing -> case constrRep (toConstr x) of
    AlgConstr _ -> apply (name (mkName (plain (showConstr (toConstr x))))) (gmapQ (dataToQa name literal apply special) x)
    IntConstr n -> literal (IntegerL n)
    FloatConstr r -> literal (RationalL r)
    CharConstr c -> literal (CharL c)
  where
    plain s = case s of
      '(' : more@(c : _) | c /= ',' && c /= ')' -> init more
      _ -> s

dataToExpQ :: (Quote m, Data a) => (forall b. Data b => b -> Maybe (m Exp)) -> a -> m Exp
dataToExpQ = dataToQa ConE (return . LitE) (\f xs -> fmap (foldl AppE f) (sequence xs))

dataToPatQ :: (Quote m, Data a) => (forall b. Data b => b -> Maybe (m Pat)) -> a -> m Pat
dataToPatQ = dataToQa id (return . LitP) (\n ps -> fmap (ConP n) (sequence ps))

liftData :: (Quote m, Data a) => a -> m Exp
liftData = dataToExpQ (const Nothing)

-- Names

newtype ModName = ModName String deriving (Eq, Ord, Show, Data, Generic)

newtype PkgName = PkgName String deriving (Eq, Ord, Show, Data, Generic)

newtype OccName = OccName String deriving (Eq, Ord, Show, Data, Generic)

data Module = Module PkgName ModName deriving (Eq, Ord, Show, Data, Generic)

type Uniq = Integer

-- | A name. One that is quoted in a program, @'f@, has no module here.
data Name = Name OccName NameFlavour deriving (Eq, Data, Generic)

-- | How a name is bound: in the scope of the splice, qualified, new, local, or by its module.
data NameFlavour = NameS | NameQ ModName | NameU Uniq | NameL Uniq | NameG NameSpace PkgName ModName
  deriving (Eq, Ord, Show, Data, Generic)

data NameSpace = VarName | DataName | TcClsName deriving (Eq, Ord, Show, Data, Generic)

-- | How a name is written.
data NameIs = Alone | Applied | Infix

instance Ord Name where
  compare (Name a f) (Name b g) = compare f g <> compare a b

instance Show Name where
  show = showName

mkModName :: String -> ModName
mkModName = ModName

modString :: ModName -> String
modString (ModName s) = s

mkPkgName :: String -> PkgName
mkPkgName = PkgName

pkgString :: PkgName -> String
pkgString (PkgName s) = s

mkOccName :: String -> OccName
mkOccName = OccName

occString :: OccName -> String
occString (OccName s) = s

-- | A name as it is written, @M.f@ or @f@.
mkName :: String -> Name
mkName s = go [] s
  where
    go parts rest = case break (== '.') rest of
      (part@(c : _), '.' : more@(_ : _)) | isUpper c, all inName part -> go (part : parts) more
      _ | null parts -> Name (OccName rest) NameS
        | otherwise -> Name (OccName rest) (NameQ (ModName (foldl1 (\m p -> p ++ "." ++ m) parts)))
    inName c = isAlpha c || c `elem` "_'" || c >= '0' && c <= '9'

mkNameU, mkNameL :: String -> Uniq -> Name
mkNameU s n = Name (OccName s) (NameU n)
mkNameL s n = Name (OccName s) (NameL n)

mkNameS :: String -> Name
mkNameS s = Name (OccName s) NameS

-- | The name of something at the top level of a module: of its package, its module and its own.
mkNameG :: NameSpace -> String -> String -> String -> Name
mkNameG space p m s = Name (OccName s) (NameG space (PkgName p) (ModName m))

mkNameG_v, mkNameG_d, mkNameG_tc :: String -> String -> String -> Name
mkNameG_v = mkNameG VarName
mkNameG_d = mkNameG DataName
mkNameG_tc = mkNameG TcClsName

-- | The name without its module.
nameBase :: Name -> String
nameBase (Name o _) = occString o

nameModule :: Name -> Maybe String
nameModule (Name _ f) = case f of
  NameQ m -> Just (modString m)
  NameG _ _ m -> Just (modString m)
  _ -> Nothing

namePackage :: Name -> Maybe String
namePackage (Name _ f) = case f of
  NameG _ p _ -> Just (pkgString p)
  _ -> Nothing

nameSpace :: Name -> Maybe NameSpace
nameSpace (Name _ f) = case f of
  NameG s _ _ -> Just s
  _ -> Nothing

showName :: Name -> String
showName = showName' Alone

showName' :: NameIs -> Name -> String
showName' how n@(Name o f) = case how of
  Alone -> text
  Applied | operator -> "(" ++ text ++ ")"
          | otherwise -> text
  Infix | operator -> text
        | otherwise -> "`" ++ text ++ "`"
  where
    text = case f of
      NameS -> occString o
      NameU u -> occString o ++ "_" ++ show u
      NameL u -> occString o ++ "_" ++ show u
      _ -> maybe "" (++ ".") (nameModule n) ++ occString o
    operator = case occString o of
      c : _ -> not (isAlpha c || c `elem` "_[(")
      [] -> False

commas :: String -> Int -> String -> String
commas open n close = open ++ replicate (n - 1) ',' ++ close

tupleDataName, tupleTypeName, unboxedTupleDataName, unboxedTupleTypeName :: Int -> Name
tupleDataName n = mkNameG_d "ghc-prim" "GHC.Tuple" (commas "(" n ")")
tupleTypeName n = mkNameG_tc "ghc-prim" "GHC.Tuple" (commas "(" n ")")
unboxedTupleDataName n = mkNameG_d "ghc-prim" "GHC.Prim" (commas "(#" n "#)")
unboxedTupleTypeName n = mkNameG_tc "ghc-prim" "GHC.Prim" (commas "(#" n "#)")

unboxedSumDataName :: SumAlt -> SumArity -> Name
unboxedSumDataName alt n =
  mkNameG_d "ghc-prim" "GHC.Prim" ("(#" ++ replicate (alt - 1) '|' ++ "_" ++ replicate (n - alt) '|' ++ "#)")

unboxedSumTypeName :: SumArity -> Name
unboxedSumTypeName n = mkNameG_tc "ghc-prim" "GHC.Prim" ("(#" ++ replicate (n - 1) '|' ++ "#)")

trueName, falseName, nothingName, justName, leftName, rightName, nonemptyName, oneName, manyName :: Name
trueName = mkNameG_d "ghc-prim" "GHC.Types" "True"
falseName = mkNameG_d "ghc-prim" "GHC.Types" "False"
nothingName = mkNameG_d "base" "GHC.Maybe" "Nothing"
justName = mkNameG_d "base" "GHC.Maybe" "Just"
leftName = mkNameG_d "base" "Data.Either" "Left"
rightName = mkNameG_d "base" "Data.Either" "Right"
nonemptyName = mkNameG_d "base" "GHC.Base" ":|"
oneName = mkNameG_d "ghc-prim" "GHC.Types" "One"
manyName = mkNameG_d "ghc-prim" "GHC.Types" "Many"

cmpEq :: Ordering -> Bool
cmpEq = (== EQ)

thenCmp :: Ordering -> Ordering -> Ordering
thenCmp = (<>)

-- Syntax

-- | Literals.
data Lit
  = CharL Char | StringL String | IntegerL Integer | RationalL Rational | IntPrimL Integer | WordPrimL Integer
  | FloatPrimL Rational | DoublePrimL Rational | StringPrimL [Word8] | BytesPrimL Bytes | CharPrimL Char
  deriving (Eq, Ord, Show, Data, Generic)

-- | Expressions.
data Exp
  = VarE Name | ConE Name | LitE Lit | AppE Exp Exp | AppTypeE Exp Type | InfixE (Maybe Exp) Exp (Maybe Exp)
  | UInfixE Exp Exp Exp | ParensE Exp | LamE [Pat] Exp | LamCaseE [Match] | TupE [Maybe Exp] | UnboxedTupE [Maybe Exp]
  | UnboxedSumE Exp SumAlt SumArity | CondE Exp Exp Exp | MultiIfE [(Guard, Exp)] | LetE [Dec] Exp | CaseE Exp [Match]
  | DoE (Maybe ModName) [Stmt] | MDoE (Maybe ModName) [Stmt] | CompE [Stmt] | ArithSeqE Range | ListE [Exp]
  | SigE Exp Type | RecConE Name [FieldExp] | RecUpdE Exp [FieldExp] | StaticE Exp | UnboundVarE Name | LabelE String
  | ImplicitParamVarE String
  deriving (Eq, Ord, Show, Data, Generic)

-- | Patterns.
data Pat
  = LitP Lit | VarP Name | TupP [Pat] | UnboxedTupP [Pat] | UnboxedSumP Pat SumAlt SumArity | ConP Name [Pat]
  | InfixP Pat Name Pat | UInfixP Pat Name Pat | ParensP Pat | TildeP Pat | BangP Pat | AsP Name Pat | WildP
  | RecP Name [FieldPat] | ListP [Pat] | SigP Pat Type | ViewP Exp Pat
  deriving (Eq, Ord, Show, Data, Generic)

-- | An alternative of a case.
data Match = Match Pat Body [Dec] deriving (Eq, Ord, Show, Data, Generic)

-- | A clause of a function.
data Clause = Clause [Pat] Body [Dec] deriving (Eq, Ord, Show, Data, Generic)

-- | What stands right of a clause.
data Body = GuardedB [(Guard, Exp)] | NormalB Exp deriving (Eq, Ord, Show, Data, Generic)

-- | Guards.
data Guard = NormalG Exp | PatG [Stmt] deriving (Eq, Ord, Show, Data, Generic)

-- | Statements.
data Stmt = BindS Pat Exp | LetS [Dec] | NoBindS Exp | ParS [[Stmt]] | RecS [Stmt]
  deriving (Eq, Ord, Show, Data, Generic)

-- | Sequences.
data Range = FromR Exp | FromThenR Exp Exp | FromToR Exp Exp | FromThenToR Exp Exp Exp
  deriving (Eq, Ord, Show, Data, Generic)

-- | Declarations.
data Dec
  = FunD Name [Clause] | ValD Pat Body [Dec] | DataD Cxt Name [TyVarBndr ()] (Maybe Kind) [Con] [DerivClause]
  | NewtypeD Cxt Name [TyVarBndr ()] (Maybe Kind) Con [DerivClause] | TySynD Name [TyVarBndr ()] Type
  | ClassD Cxt Name [TyVarBndr ()] [FunDep] [Dec] | InstanceD (Maybe Overlap) Cxt Type [Dec] | SigD Name Type
  | KiSigD Name Kind | ForeignD Foreign | InfixD Fixity Name | PragmaD Pragma
  | DataFamilyD Name [TyVarBndr ()] (Maybe Kind)
  | DataInstD Cxt (Maybe [TyVarBndr ()]) Type (Maybe Kind) [Con] [DerivClause]
  | NewtypeInstD Cxt (Maybe [TyVarBndr ()]) Type (Maybe Kind) Con [DerivClause] | TySynInstD TySynEqn
  | OpenTypeFamilyD TypeFamilyHead | ClosedTypeFamilyD TypeFamilyHead [TySynEqn] | RoleAnnotD Name [Role]
  | StandaloneDerivD (Maybe DerivStrategy) Cxt Type | DefaultSigD Name Type | PatSynD Name PatSynArgs PatSynDir Pat
  | PatSynSigD Name PatSynType | ImplicitParamBindD String Exp
  deriving (Eq, Ord, Show, Data, Generic)

-- | Types and kinds.
data Type
  = ForallT [TyVarBndr Specificity] Cxt Type | ForallVisT [TyVarBndr ()] Type | AppT Type Type | AppKindT Type Kind
  | SigT Type Kind | VarT Name | ConT Name | PromotedT Name | InfixT Type Name Type | UInfixT Type Name Type
  | ParensT Type | TupleT Int | UnboxedTupleT Int | UnboxedSumT SumArity | ArrowT | MulArrowT | EqualityT | ListT
  | PromotedTupleT Int | PromotedNilT | PromotedConsT | StarT | ConstraintT | LitT TyLit | WildCardT
  | ImplicitParamT String Type
  deriving (Eq, Ord, Show, Data, Generic)

-- | A type variable where it is bound.
data TyVarBndr flag = PlainTV Name flag | KindedTV Name flag Kind deriving (Eq, Ord, Show, Functor, Data, Generic)

data Specificity = SpecifiedSpec | InferredSpec deriving (Eq, Ord, Show, Data, Generic)

data TyLit = NumTyLit Integer | StrTyLit String deriving (Eq, Ord, Show, Data, Generic)

-- | Constructors where they are declared.
data Con
  = NormalC Name [BangType] | RecC Name [VarBangType] | InfixC BangType Name BangType
  | ForallC [TyVarBndr Specificity] Cxt Con | GadtC [Name] [BangType] Type | RecGadtC [Name] [VarBangType] Type
  deriving (Eq, Ord, Show, Data, Generic)

data Bang = Bang SourceUnpackedness SourceStrictness deriving (Eq, Ord, Show, Data, Generic)

data SourceUnpackedness = NoSourceUnpackedness | SourceNoUnpack | SourceUnpack deriving (Eq, Ord, Show, Data, Generic)

data SourceStrictness = NoSourceStrictness | SourceLazy | SourceStrict deriving (Eq, Ord, Show, Data, Generic)

data DecidedStrictness = DecidedLazy | DecidedStrict | DecidedUnpack deriving (Eq, Ord, Show, Data, Generic)

data DerivClause = DerivClause (Maybe DerivStrategy) Cxt deriving (Eq, Ord, Show, Data, Generic)

data DerivStrategy = StockStrategy | AnyclassStrategy | NewtypeStrategy | ViaStrategy Type
  deriving (Eq, Ord, Show, Data, Generic)

data Overlap = Overlappable | Overlapping | Overlaps | Incoherent deriving (Eq, Ord, Show, Data, Generic)

data FunDep = FunDep [Name] [Name] deriving (Eq, Ord, Show, Data, Generic)

data Foreign = ImportF Callconv Safety String Name Type | ExportF Callconv String Name Type
  deriving (Eq, Ord, Show, Data, Generic)

data Callconv = CCall | StdCall | CApi | Prim | JavaScript deriving (Eq, Ord, Show, Data, Generic)

data Safety = Unsafe | Safe | Interruptible deriving (Eq, Ord, Show, Data, Generic)

-- | Pragmas.
data Pragma
  = InlineP Name Inline RuleMatch Phases | SpecialiseP Name Type (Maybe Inline) Phases | SpecialiseInstP Type
  | RuleP String (Maybe [TyVarBndr ()]) [RuleBndr] Exp Exp Phases | AnnP AnnTarget Exp | LineP Int String
  | CompleteP [Name] (Maybe Name)
  deriving (Eq, Ord, Show, Data, Generic)

data Inline = NoInline | Inline | Inlinable deriving (Eq, Ord, Show, Data, Generic)

data RuleMatch = ConLike | FunLike deriving (Eq, Ord, Show, Data, Generic)

data Phases = AllPhases | FromPhase Int | BeforePhase Int deriving (Eq, Ord, Show, Data, Generic)

data RuleBndr = RuleVar Name | TypedRuleVar Name Type deriving (Eq, Ord, Show, Data, Generic)

data AnnTarget = ModuleAnnotation | TypeAnnotation Name | ValueAnnotation Name deriving (Eq, Ord, Show, Data, Generic)

data TySynEqn = TySynEqn (Maybe [TyVarBndr ()]) Type Type deriving (Eq, Ord, Show, Data, Generic)

data TypeFamilyHead = TypeFamilyHead Name [TyVarBndr ()] FamilyResultSig (Maybe InjectivityAnn)
  deriving (Eq, Ord, Show, Data, Generic)

data FamilyResultSig = NoSig | KindSig Kind | TyVarSig (TyVarBndr ()) deriving (Eq, Ord, Show, Data, Generic)

data InjectivityAnn = InjectivityAnn Name [Name] deriving (Eq, Ord, Show, Data, Generic)

data Role = NominalR | RepresentationalR | PhantomR | InferR deriving (Eq, Ord, Show, Data, Generic)

data PatSynDir = Unidir | ImplBidir | ExplBidir [Clause] deriving (Eq, Ord, Show, Data, Generic)

data PatSynArgs = PrefixPatSyn [Name] | InfixPatSyn Name Name | RecordPatSyn [Name]
  deriving (Eq, Ord, Show, Data, Generic)

data Fixity = Fixity Int FixityDirection deriving (Eq, Ord, Show, Data, Generic)

data FixityDirection = InfixL | InfixR | InfixN deriving (Eq, Ord, Show, Data, Generic)

-- | What a name stands for.
data Info
  = ClassI Dec [InstanceDec] | ClassOpI Name Type ParentName | TyConI Dec | FamilyI Dec [InstanceDec]
  | PrimTyConI Name Arity Unlifted | DataConI Name Type ParentName | PatSynI Name PatSynType
  | VarI Name Type (Maybe Dec) | TyVarI Name Type
  deriving (Eq, Ord, Show, Data, Generic)

-- | A place in a file.
data Loc
  = Loc {loc_filename :: String, loc_package :: String, loc_module :: String, loc_start :: CharPos, loc_end :: CharPos}
  deriving (Eq, Ord, Show, Data, Generic)

data ModuleInfo = ModuleInfo [Module] deriving (Eq, Ord, Show, Data, Generic)

data AnnLookup = AnnLookupModule Module | AnnLookupName Name deriving (Eq, Ord, Show, Data, Generic)

type Kind = Type

type Pred = Type

type Cxt = [Pred]

type FieldExp = (Name, Exp)

type FieldPat = (Name, Pat)

type BangType = (Bang, Type)

type VarBangType = (Name, Bang, Type)

type Strict = Bang

type StrictType = BangType

type VarStrictType = VarBangType

type PatSynType = Type

type SumAlt = Int

type SumArity = Int

type InstanceDec = Dec

type ParentName = Name

type Arity = Int

type Unlifted = Bool

type CharPos = (Int, Int)

-- | The bytes of a literal. GHC's have an address.
newtype Bytes = Bytes [Word8] deriving (Eq, Ord, Show, Data, Generic)

data ForeignSrcLang = LangC | LangCxx | LangObjc | LangObjcxx | LangAsm | RawObject deriving (Eq, Show, Generic)

maxPrecedence :: Int
maxPrecedence = 9

defaultFixity :: Fixity
defaultFixity = Fixity maxPrecedence InfixL
