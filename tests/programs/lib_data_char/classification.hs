import Data.Char

main :: IO ()
main = do
  let cs = "aZ5 \n_é-λ€"
  print (map isAlpha cs)
  print (map isDigit cs, map isAlphaNum cs)
  print (map isSpace cs, map isUpper cs, map isLower cs)
  print (map isPunctuation cs, map isSymbol cs)
  print (map isControl "\n\tx\DEL", map isPrint "\n\tx\DEL", map isAscii "aé")
  print (isHexDigit 'f', isHexDigit 'g', isOctDigit '8', isLetter 'x', isSeparator ' ')
  print (map generalCategory "aA1 .+\n_")
  print (isNumber '½', isDigit '½', isMark '\768')

-- expect: [True,True,False,False,False,False,True,False,True,False]
-- expect: ([False,False,True,False,False,False,False,False,False,False],[True,True,True,False,False,False,True,False,True,False])
-- expect: ([False,False,False,True,True,False,False,False,False,False],[False,True,False,False,False,False,False,False,False,False],[True,False,False,False,False,False,True,False,True,False])
-- expect: ([False,False,False,False,False,True,False,True,False,False],[False,False,False,False,False,False,False,False,False,True])
-- expect: ([True,True,False,True],[False,False,True,False],[True,False])
-- expect: (True,False,False,True,True)
-- expect: [LowercaseLetter,UppercaseLetter,DecimalNumber,Space,OtherPunctuation,MathSymbol,Control,ConnectorPunctuation]
-- expect: (True,False,True)
