-- The syntax of a small functional language: 30 types, 98 constructors, mutually recursive, with a nested type inside.
module Syntax where

data Bit = O | I deriving Show
data Nat = Zero | Suc Nat deriving Show
data Name = Plain Nat | Primed Name deriving Show
data Qualified = Unqualified Name | Under Name Qualified deriving Show
data NonEmpty a = One a | More a (NonEmpty a) deriving Show
data Perfect a = Tip a | Fork (Perfect (Two a)) deriving Show
data Two a = Two a a deriving Show
data Opt a = None | Some a deriving Show

data Module = Module Qualified Exports [Import] [Decl] deriving Show
data Exports = Everything | Only [Export] deriving Show
data Export = ExportValue Name | ExportType Name Subs | ExportModule Qualified deriving Show
data Subs = NoSubs | AllSubs | TheseSubs (NonEmpty Name) deriving Show
data Import = Import Bit Qualified (Opt Name) Hiding deriving Show
data Hiding = All | Hiding [Export] | Listing [Export] deriving Show

data Kind = Star | KFun Kind Kind deriving Show
data TyVar = TyVar Name | Kinded Name Kind deriving Show
data Type = TVar Name | TCon Qualified | TApp Type Type | TFun Type Type | TList Type | TTuple (NonEmpty Type)
          | TForall (NonEmpty TyVar) Context Type deriving Show
data Context = Context [Class] deriving Show
data Class = Class Qualified [Type] deriving Show

data Decl = Data Context Name [TyVar] [Constructor] [Qualified] | Newtype Name [TyVar] Constructor
          | Synonym Name [TyVar] Type | ClassDecl Context Name TyVar [Decl] | Instance Context Class [Decl]
          | Signature (NonEmpty Name) Type | Equation Name [Pattern] Body | Bind Pattern Body
          | Fixity Associativity Nat (NonEmpty Name) deriving Show
data Associativity = LeftOf | RightOf | Neither deriving Show
data Constructor = Constructor Name [Field] | Record Name (NonEmpty (Two Field)) | Existential TyVar Constructor deriving Show
data Field = Lazy Type | Strict Type deriving Show
data Body = Body Expr [Decl] | Guarded (NonEmpty Guard) [Decl] deriving Show
data Guard = Guard (NonEmpty Statement) Expr deriving Show

data Literal = Number Nat | Text [Bit] | Letter Bit | Balanced (Perfect Bit) deriving Show
data Pattern = Wild | PVar Name | PLit Literal | PCon Qualified [Pattern] | PTuple (NonEmpty Pattern) | PList [Pattern]
             | PAs Name Pattern | PLazy Pattern | PBang Pattern | PView Expr Pattern deriving Show
data Expr = Var Qualified | Con Qualified | Lit Literal | App Expr Expr | Infix Expr Qualified Expr | Negate Expr
          | Lambda (NonEmpty Pattern) Expr | Let [Decl] Expr | If Expr Expr Expr | MultiIf (NonEmpty Guard)
          | Case Expr [Alternative] | Do (NonEmpty Statement) | Tuple (NonEmpty Expr) | List [Expr]
          | Range Expr (Opt Expr) (Opt Expr) | Comprehension Expr (NonEmpty Statement) | LeftSection Expr Qualified
          | RightSection Qualified Expr | Annotated Expr Type deriving Show
data Alternative = Alternative Pattern Body deriving Show
data Statement = Generator Pattern Expr | Local [Decl] | Run Expr deriving Show
