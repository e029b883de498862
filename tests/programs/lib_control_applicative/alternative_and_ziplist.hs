import Control.Applicative

newtype Parser a = Parser { parse :: String -> [(a, String)] }
instance Functor Parser where fmap f (Parser p) = Parser (\s -> [(f a, r) | (a, r) <- p s])
instance Applicative Parser where
  pure x = Parser (\s -> [(x, s)])
  Parser f <*> Parser p = Parser (\s -> [(g a, r') | (g, r) <- f s, (a, r') <- p r])
instance Alternative Parser where
  empty = Parser (const [])
  Parser p <|> Parser q = Parser (\s -> case p s of { [] -> q s; rs -> rs })

char :: Char -> Parser Char
char c = Parser (\s -> case s of { x : xs | x == c -> [(c, xs)]; _ -> [] })

main :: IO ()
main = do
  print (parse (many (char 'a')) "aab", parse (some (char 'a')) "baa", parse (optional (char 'x')) "y")
  print (Just 1 <|> Nothing, Nothing <|> Just 2, empty :: Maybe Int, [1] <|> [2])
  print (getZipList (ZipList [(+ 1), (* 10)] <*> ZipList [5, 6, 7]), getZipList (liftA2 (,) (ZipList "ab") (ZipList [1 ..])))
  print (liftA2 (+) (Just 1) (Just 2), liftA3 (,,) [1] [2] [3], (<**>) [1, 2] [(+ 1)], pure 1 :: [Int])
  print (asum' [Nothing, Just 3], (,) <$> ZipList [1, 2] <*> ZipList "xy", getConst (Const (Count 1) <*> Const (Count 2) :: Const Count Int))
  where asum' = foldr (<|>) empty
newtype Count = Count Int deriving Show
instance Semigroup Count where Count a <> Count b = Count (a + b)
instance Monoid Count where mempty = Count 0

-- expect: ([("aa","b")],[],[(Nothing,"y")])
-- expect: (Just 1,Just 2,Nothing,[1,2])
-- expect: ([6,60],[('a',1),('b',2)])
-- expect: (Just 3,[(1,2,3)],[2,3],[1])
-- expect: (Just 3,ZipList {getZipList = [(1,'x'),(2,'y')]},Count 3)
