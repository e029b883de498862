newtype Temp = Temp Int deriving (Show, Eq)

instance Read Temp where
  readsPrec d s = [(Temp n, rest) | (n, r) <- readsPrec d s, ("C", rest) <- lex r]

data Op = Op :+ Int | Z deriving (Show, Read)
infixl 6 :+

main :: IO ()
main = do
  print (read "36 C" :: Temp)
  print (read "[1 C, 2 C]" :: [Temp])
  print (reads "5 F" :: [(Temp, String)])
  print (read "(Z :+ 1) :+ 2" :: Op)

-- expect: Temp 36
-- expect: [Temp 1,Temp 2]
-- expect: []
-- expect: (Z :+ 1) :+ 2
