data Maybe' a where
  Nothing' :: Maybe' a
  Just' :: a -> Maybe' a
  deriving (Show, Eq, Ord)

data Rec where
  Rec :: { field1 :: Int, field2 :: !Bool } -> Rec
  deriving Show

newtype Wrap :: * -> * where
  Wrap :: [a] -> Wrap a
  deriving (Show)

main :: IO ()
main = do
  print [Just' 1, Nothing']
  print (Just' 'a' > Nothing')
  print (Rec { field1 = 1, field2 = True }) { field1 = 2 }
  print (Wrap "x")

-- expect: [Just' 1,Nothing']
-- expect: True
-- expect: Rec {field1 = 2, field2 = True}
-- expect: Wrap "x"
