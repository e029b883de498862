newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where fmap f (Parser p) = Parser $ \s -> fmap (\(a, r) -> (f a, r)) (p s)
instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> case pf s of
    Nothing -> Nothing
    Just (f, r) -> case pa r of
      Nothing -> Nothing
      Just (a, r') -> Just (f a, r')
instance Monad Parser where
  Parser p >>= f = Parser $ \s -> p s >>= \(a, r) -> runParser (f a) r

item :: Parser Char
item = Parser $ \s -> case s of { [] -> Nothing; c : cs -> Just (c, cs) }

main :: IO ()
main = do
  print (runParser (replicate <$> (fromEnum <$> item) <*> item *> item) "\3xy!")
  print (runParser ((,) <$> item <* item <*> item) "abc")
  print (runParser (item >>= \c -> item >> return c) "q")
  print (fst <$> runParser (sequence [item, item]) "hello")
  print (runParser (1 <$ item) "z")

-- expect: Just ('y',"!")
-- expect: Just (('a','c'),"")
-- expect: Nothing
-- expect: Just "he"
-- expect: Just (1,"")
