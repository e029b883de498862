import Data.Char

rot13 :: Char -> Char
rot13 c
  | isLower c = shift 'a'
  | isUpper c = shift 'A'
  | otherwise = c
  where shift base = chr (ord base + (ord c - ord base + 13) `mod` 26)

main :: IO ()
main = do
  print (map toUpper "hello é ß λ", map toLower "HELLO É Λ", toTitle 'a')
  print (ord 'a', chr 955, ord '\n', chr 0x1F600)
  print (map digitToInt "09afAF", map intToDigit [0, 9, 10, 15])
  putStrLn (map rot13 "Hello, World!")
  print (subtract (ord 'a') (ord 'z'), ['a' .. 'e'], succ 'z')
  print (showLitChar '\n' "", lexLitChar "\\nabc", readLitChar "\\x41yz")

-- expect: ("HELLO \201 \223 \923","hello \233 \955",'A')
-- expect: (97,'\955',10,'\128512')
-- expect: ([0,9,10,15,10,15],"09af")
-- expect: Uryyb, Jbeyq!
-- expect: (25,"abcde",'{')
-- expect: ("\\n",[("\\n","abc")],[('A',"yz")])
