-- | Parsers of expressions from tables of operators, by the old names.
module Text.ParserCombinators.Parsec.Expr (Assoc(AssocNone, AssocLeft, AssocRight), Operator(..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Expr (Assoc(..))
import qualified Text.Parsec.Expr as N
import Text.Parsec.String

-- | An operator, by the parser of what it does.
data Operator tok st a
  = Infix (GenParser tok st (a -> a -> a)) Assoc
  | Prefix (GenParser tok st (a -> a))
  | Postfix (GenParser tok st (a -> a))

-- | Operators of equal precedence, those that bind most tightly first.
type OperatorTable tok st a = [[Operator tok st a]]

-- | The parser of expressions with these operators over these terms.
buildExpressionParser :: OperatorTable tok st a -> GenParser tok st a -> GenParser tok st a
buildExpressionParser table = N.buildExpressionParser (map (map new) table)
  where
    new op = case op of
      Infix p assoc -> N.Infix p assoc
      Prefix p -> N.Prefix p
      Postfix p -> N.Postfix p
