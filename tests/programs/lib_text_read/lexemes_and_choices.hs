import Text.Read
import qualified Text.Read.Lex as L
import Text.ParserCombinators.ReadP (readP_to_S)
import Control.Monad
main = do
  forM_ ["12", "1.25", "0x1F", "1e400", "1e-400", "0.0001e5", "1.5e3", "'c'", "abc'", "==", "::", "()", "\"s\\n\"", "", "1.50", "0e99999", "12e3"] $ \s -> do
    let ls = readP_to_S L.lex s
    print (s, [ (case l of { L.Number n -> show (L.numberToInteger n, L.numberToFixed 3 n, L.numberToRangedRational (-300,300) n); _ -> show l }, t) | (l, t) <- ls ])
  print (readP_to_S L.readDecP "12a" :: [(Int,String)], readP_to_S L.readHexP "fFg" :: [(Int,String)], readP_to_S L.readOctP "178" :: [(Int,String)])
  print (readP_to_S L.hsLex "foo bar", readP_to_S (L.expect (L.Ident "x")) "x y", map L.isSymbolChar "+a.")
  print (readP_to_S L.lexChar "\\nab")
  print (readPrec_to_S (do { Ident "A" <- lexP; x <- step readPrec; return (x :: Int) } +++ return 0) 0 "A 5 z")

-- expect: ("12",[("(Just 12,Just (12,0),Just (12 % 1))","")])
-- expect: ("1.25",[("(Nothing,Just (1,250),Just (5 % 4))","")])
-- expect: ("0x1F",[("(Just 31,Just (31,0),Just (31 % 1))","")])
-- expect: ("1e400",[("(Nothing,Nothing,Nothing)","")])
-- expect: ("1e-400",[("(Nothing,Nothing,Just (0 % 1))","")])
-- expect: ("0.0001e5",[("(Nothing,Nothing,Just (10 % 1))","")])
-- expect: ("1.5e3",[("(Nothing,Nothing,Just (1500 % 1))","")])
-- expect: ("'c'",[("Char 'c'","")])
-- expect: ("abc'",[("Ident \"abc'\"","")])
-- expect: ("==",[("Symbol \"==\"","")])
-- expect: ("::",[("Punc \"::\"","")])
-- expect: ("()",[("Punc \"(\"",")")])
-- expect: ("\"s\\n\"",[("String \"s\\n\"","")])
-- expect: ("",[("EOF","")])
-- expect: ("1.50",[("(Nothing,Just (1,500),Just (3 % 2))","")])
-- expect: ("0e99999",[("(Nothing,Nothing,Just (0 % 1))","")])
-- expect: ("12e3",[("(Nothing,Nothing,Just (12000 % 1))","")])
-- expect: ([(12,"a")],[(255,"g")],[(15,"8")])
-- expect: ([("foo"," bar")],[(()," y")],[True,False,True])
-- expect: [('\n',"ab")]
-- expect: [(0,"A 5 z"),(5," z")]
