import Text.Parsec
import Text.Parsec.String (Parser)
import Text.Parsec.Expr
import qualified Text.Parsec.Token as P
import Text.Parsec.Language
import Text.Parsec.Perm
import Text.Parsec.Error
import Control.Monad
import qualified Data.Text as T
import Data.Functor.Identity
import Control.Monad.State (evalState, modify, get, lift)

lexer = P.makeTokenParser haskellDef { P.reservedOpNames = P.reservedOpNames haskellDef ++ ["+", "*"], P.reservedNames = "foo" : P.reservedNames haskellDef }
jlexer = P.makeTokenParser javaStyle { P.reservedNames = ["Begin"] }
expr :: Parser Integer
expr = buildExpressionParser table term <?> "expression"
term = P.parens lexer expr <|> P.natural lexer <?> "simple expression"
table = [ [prefix "-" negate, prefix "+" id ], [postfix "++" (+1)], [binary "^" (^) AssocRight], [binary "*" (*) AssocLeft, binary "/" div AssocLeft ], [binary "+" (+) AssocLeft, binary "-" (-) AssocLeft ], [binary "==" (\a b -> if a == b then 1 else 0) AssocNone, binary "=>" max AssocRight] ]
binary name fun assoc = Infix (do{ P.reservedOp lexer name; return fun }) assoc
prefix name fun = Prefix (do{ P.reservedOp lexer name; return fun })
postfix name fun = Postfix (do{ P.reservedOp lexer name; return fun })

t :: Show a => Parser a -> [String] -> IO ()
t p ss = forM_ ss $ \s -> putStrLn (show s ++ " -> " ++ either (\e -> "ERR " ++ show e) show (parse p "" s))
ins = ["", "a", "b", "ab", "a1", " a", "\r\n", "(a", "a,", "a;b;", "let", "{- x", "0x1F", "1.5e-3", "2.e", "- 5", "'ab'", "\"a\\   \\b\\&c\\SOH\\^A\\65\"", "\"unterminated", "foo", "==", "1+2*3", "1==2==3", "1=>2==3", "5++ ++", "BEGIN", "/* a /* b */ c */ d"]
main = do
  t (char 'a') ins
  t (string "abc") ins
  t (try (string "abc") <|> string "abd") (ins ++ ["abd", "abe"])
  t (many (char 'a') <* char 'b') ins
  t (many1 letter <?> "word") ins
  t (sepBy (many1 letter) (char ',')) ins
  t (sepBy1 letter (char ',') <* eof) ins
  t (endBy letter (char ';') <* eof) ins
  t (sepEndBy letter (char ';') <* eof) ins
  t (spaces *> choice [char 'a', char 'b', digit <?> "number"]) ins
  t (between (char '(') (char ')') (many letter)) ins
  t (manyTill anyChar (try (string "b"))) ins
  t (eof <|> unexpected "thing") ins
  t (notFollowedBy (char 'a') >> anyChar) ins
  t (lookAhead (char 'a') >> many anyChar) ins
  t (lookAhead (string "ab") <|> string "b") ins
  t (optionMaybe (char 'a') >>= \m -> optional (char 'b') >> count 2 letter >>= \c -> return (m, c)) ins
  t (fail "boom" <|> (char 'a' >> fail "bang") :: Parser ()) ins
  t ((char 'a' >> parserZero) <|> (char 'b' <?> "bee") <|> oneOf "xy" <|> noneOf "ab1" <?> "") ins
  t (chainl1 (read <$> many1 digit) ((+) <$ char '+')) ["1+2+3", "1+", "", "1", "1+a"]
  t (chainr1 (read <$> many1 digit) ((-) <$ char '-')) ["1-2-3", "1-", "", "1", "1-a"]
  t (chainl digit ((\_ b -> b) <$ char '+') 'z') ["", "1+", "1+2", "a"]
  t (endOfLine) ins
  t (crlf <|> tab <|> newline <|> upper <|> lower <|> hexDigit <|> octDigit <|> space <|> alphaNum) ins
  t (labels (char 'a') ["x", "y", "z"]) ins
  t (labels (char 'a') []) ins
  t (many anyChar *> getPosition) ins
  t (P.whiteSpace lexer *> P.identifier lexer <* eof) ins
  t (P.operator lexer) ins
  t (P.reserved lexer "foo") ins
  t (P.reservedOp lexer "=") ins
  t (P.natural lexer <* eof) ins
  t (P.whiteSpace lexer *> P.integer lexer <* eof) ins
  t (P.float lexer <* eof) ins
  t (P.naturalOrFloat lexer <* eof) ins
  t (P.charLiteral lexer) ins
  t (P.stringLiteral lexer) ins
  t (P.commaSep lexer (P.identifier lexer) <* eof) ins
  t (P.semiSep1 lexer (P.identifier lexer) <* eof) ins
  t (P.braces lexer (P.symbol lexer "x") <|> P.brackets lexer (return "") <|> P.angles lexer (return "") <|> P.colon lexer <|> P.dot lexer) ins
  t (P.decimal lexer) ins
  t (P.whiteSpace jlexer *> P.identifier jlexer) ins
  t (P.whiteSpace jlexer *> P.reserved jlexer "Begin") ins
  t (P.whiteSpace lexer *> expr <* eof) ins
  t (P.whiteSpace lexer *> expr) ins
  t (permute ((,,) <$$> char 'a' <||> char 'b' <|?> ('_', char 'c')) <* eof) (ins ++ ["cba", "bac", "bca", "c"])
  t (permute ((,) <$?> ("d", many1 (char 'a')) <|?> ('_', char 'c')) <* eof) (ins ++ ["caa", "c", "aac"])
  t (string "" *> string "a") ins
  t (try (char 'a' >> char 'b') <|> try (char 'a' >> char 'c')) ins
  t ((,) <$> many (try (char 'a' <* char 'b')) <*> getInput) ["ababx", "aba", "ab"]
  t (skipMany (char 'a' <|> (char 'b' >> char 'c')) >> letter) ins
  print (runParser (do { _ <- many (char 'a' >> modifyState (+1)); s <- getState; putState 9; updateState (*2); u <- getState; return (s, u) }) 0 "f.txt" "aaab")
  print (parse (many1 digit) "file name" (T.pack "12a"), parse (char 'x' >> char 'y') "file" (T.pack "xz"))
  print (parse (tokenPrim show (\p t _ -> incSourceColumn p t) (\t -> if even t then Just (t*2) else Nothing) >> token show (\t -> setSourceLine undefinedPos t) (\t -> Just t)) "" [2,4,6])
  print (evalState (runParserT (many (do { c <- letter; lift (modify (+1)); n <- lift get; return (c, n) })) () "" "abc1") 0)
  print (either errorMessages' (const []) (parse (char 'a' <|> char 'b' <|> (string "cd" >> char 'e')) "" "x"))
  print (P.reservedNames haskellDef, P.reservedOpNames haskellDef, P.reservedNames (mondrianDef :: LanguageDef ()), P.commentLine (javaStyle :: LanguageDef ()))
  parseTest (many (noneOf "\n") `sepBy` newline) "ab\tc\nd\te\tf!"
  print (mergeError (newErrorMessage (Message "m") p1) (newErrorUnknown p1), SysUnExpect "a" == SysUnExpect "b", compare (UnExpect "") (Expect ""))
  putStrLn (showErrorMessages "oder" "unbekannt" "erwartet" "unerwartet" "Ende" [SysUnExpect "", Expect "a", Expect "b", Expect "", Expect "a", Message "m1", Message "m2"])
  print (length <$> parse (sepBy (many1 digit) (char ',') <* eof) "" (concat (replicate 2000 "12,") ++ "7"))
  print ((parse ((,) <$> (mconcat [string "a", string "b"]) <*> (string "c" <> mempty)) "" "abc"))
  print (parse (many (return 'x') :: Parser String) "" "a")
 where p1 = undefinedPos
       undefinedPos = either errorPos (error "no") (parse (char 'x') "" "")
errorMessages' e = map messageString (errorMessages e)

-- exit: 1
-- stderr: Text.ParserCombinators.Parsec.Prim.many: combinator 'many' is applied to a parser that accepts an empty string.
