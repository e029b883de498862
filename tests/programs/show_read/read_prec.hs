-- Read instances by readPrec, with lexemes and precedences.
module Main where

import Text.Read

data Colour = Red | Green
  deriving (Eq, Show)

instance Read Colour where
  readPrec = parens $ choice
    [ do Ident "red" <- lexP
         return Red
    , do Ident "green" <- lexP
         return Green
    ]
  readListPrec = readListPrecDefault

data Expr = Num Int | Expr :+: Expr
  deriving (Eq, Show)

infixl 6 :+:

instance Read Expr where
  readPrec = parens (number +++ sum')
    where
      number = prec 10 $ do
        Ident "Num" <- lexP
        n <- step readPrec
        return (Num n)
      sum' = prec 6 $ do
        a <- step readPrec
        Symbol "+" <- lexP
        b <- step readPrec
        return (a :+: b)

newtype Wrapped a = Wrapped a
  deriving (Show, Read)

main :: IO ()
main = do
  print (read " ( red ) " :: Colour)
  print (readMaybe "blue" :: Maybe Colour)
  print (read "[red,green , red]" :: [Colour])
  print (read "Num 1 + (Num 2 + Num 3)" :: Expr)
  print (readMaybe "Num 1 + Num 2 + Num 3" :: Maybe Expr)
  print (read "Wrapped green" :: Wrapped Colour)
  print (readEither "red green" :: Either String Colour)
  print (fst <$> (reads "green light" :: [(Colour, String)]))
  print (readPrec_to_S (lexP >>= \a -> lexP >>= \b -> return (a, b)) 0 "\"s\" 'c' 1")
  print ((readPrec_to_S (readPrec :: ReadPrec Int) 0 "12 rest"))

-- expect: Red
-- expect: Nothing
-- expect: [Red,Green,Red]
-- expect: Num 1 :+: (Num 2 :+: Num 3)
-- expect: Nothing
-- expect: Wrapped Green
-- expect: Left "Prelude.read: no parse"
-- expect: [Green]
-- expect: [((String "s",Char 'c')," 1")]
-- expect: [(12," rest")]
