{-# LANGUAGE FlexibleContexts #-}
-- | Parsers of expressions from tables of operators.
module Text.Parsec.Expr (Assoc(..), Operator(..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Combinator
import Text.Parsec.Prim

-- | How an operator associates.
data Assoc = AssocNone | AssocLeft | AssocRight

-- | An operator, by the parser of what it does.
data Operator s u m a
  = Infix (ParsecT s u m (a -> a -> a)) Assoc
  | Prefix (ParsecT s u m (a -> a))
  | Postfix (ParsecT s u m (a -> a))

-- | Operators of equal precedence, those that bind most tightly first.
type OperatorTable s u m a = [[Operator s u m a]]

-- | The parser of expressions with these operators over these terms.
buildExpressionParser :: Stream s m t => OperatorTable s u m a -> ParsecT s u m a -> ParsecT s u m a
buildExpressionParser table term = foldl level term table

-- one precedence: the terms are what binds more tightly
level :: Stream s m t => ParsecT s u m a -> [Operator s u m a] -> ParsecT s u m a
level term ops = operand >>= \x -> right x <|> left x <|> once x <|> return x <?> "operator"
  where
    rights = choice [op | Infix op AssocRight <- ops]
    lefts = choice [op | Infix op AssocLeft <- ops]
    nones = choice [op | Infix op AssocNone <- ops]
    prefixes = choice [op | Prefix op <- ops] <?> ""
    postfixes = choice [op | Postfix op <- ops] <?> ""
    operand = do
      before <- prefixes <|> return id
      x <- term
      after <- postfixes <|> return id
      return (after (before x))
    right x = (do { f <- rights; y <- operand >>= more right; return (f x y) }) <|> refuse "left" lefts <|> refuse "non" nones
    left x = (do { f <- lefts; y <- operand; more left (f x y) }) <|> refuse "right" rights <|> refuse "non" nones
    once x = do
      f <- nones
      y <- operand
      refuse "right" rights <|> refuse "left" lefts <|> refuse "non" nones <|> return (f x y)
    more chain x = chain x <|> return x
    refuse kind op = try (op >> parserFail ("ambiguous use of a " ++ kind ++ " associative operator"))
