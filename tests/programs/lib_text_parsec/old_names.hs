import Text.ParserCombinators.Parsec
import Text.ParserCombinators.Parsec.Expr
import Text.ParserCombinators.Parsec.Language (emptyDef)
import qualified Text.ParserCombinators.Parsec.Token as P

data Json = Null | Bool Bool | Number Integer | Text String | List [Json] | Object [(String, Json)]
  deriving (Show)

lexer :: P.TokenParser ()
lexer = P.makeTokenParser emptyDef { P.reservedNames = ["null", "true", "false"] }

json :: CharParser () Json
json = choice
  [ Null <$ P.reserved lexer "null"
  , Bool True <$ P.reserved lexer "true"
  , Bool False <$ P.reserved lexer "false"
  , Number <$> P.integer lexer
  , Text <$> P.stringLiteral lexer
  , List <$> P.brackets lexer (P.commaSep lexer json)
  , Object <$> P.braces lexer (P.commaSep lexer ((,) <$> P.stringLiteral lexer <* P.colon lexer <*> json))
  ] <?> "a value"

sums :: GenParser Char st Int
sums = buildExpressionParser [[Prefix (negate <$ char '-')], [Infix ((*) <$ char '*') AssocLeft], [Infix ((+) <$ char '+') AssocLeft]] (read <$> many1 digit)

main :: IO ()
main = do
  let whole = P.whiteSpace lexer *> json <* eof
  mapM_ (print . parse whole "in.json")
    ["{\"a\": [1, -2, null], \"b\": {}}", "[1, 2", "{\"a\" 1}", "[tru]", "", " \n [true,\n  false,]", "\"abc"]
  mapM_ (print . runParser (sums <* eof) () "sum") ["1+2*3", "-1*-2", "1+", "x"]
  print (parse (pzero <|> try (string "ab" >> string "c") <|> string "abd") "" "abd")

-- expect: Right (Object [("a",List [Number 1,Number (-2),Null]),("b",Object [])])
-- expect: Left "in.json" (line 1, column 6):
-- expect: unexpected end of input
-- expect: expecting "," or "]"
-- expect: Left "in.json" (line 1, column 6):
-- expect: unexpected "1"
-- expect: expecting ":"
-- expect: Left "in.json" (line 1, column 2):
-- expect: unexpected "t"
-- expect: expecting a value or "]"
-- expect: Left "in.json" (line 1, column 1):
-- expect: unexpected end of input
-- expect: expecting a value
-- expect: Left "in.json" (line 3, column 9):
-- expect: unexpected "]"
-- expect: expecting a value
-- expect: Left "in.json" (line 1, column 5):
-- expect: unexpected end of input
-- expect: expecting string character or end of string
-- expect: Right 7
-- expect: Right 2
-- expect: Left "sum" (line 1, column 3):
-- expect: unexpected end of input
-- expect: expecting digit
-- expect: Left "sum" (line 1, column 1):
-- expect: unexpected "x"
-- expect: expecting digit
-- expect: Right "abd"
