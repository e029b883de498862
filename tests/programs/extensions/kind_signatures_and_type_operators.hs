import Data.Kind (Type)

data Proxy' (f :: Type -> Type) = Proxy'
newtype (f :.: g) a = Comp (f (g a))
type f ~> g = f Int -> g Int
data a :+: b = L a | R b deriving (Show, Eq)
infixr 5 :+:

class Describe (f :: Type -> Type) where
  describe :: Proxy' f -> String
instance Describe Maybe where describe _ = "Maybe"
instance Describe (Either e) where describe _ = "Either e"

toL :: Maybe ~> []
toL = maybe [] (: [])

un :: (Maybe :.: []) a -> Maybe [a]
un (Comp x) = x

main :: IO ()
main = do
  putStrLn (describe (Proxy' :: Proxy' Maybe))
  putStrLn (describe (Proxy' :: Proxy' (Either Int)))
  print (toL (Just 3))
  print (un (Comp (Just "ab")))
  print [L 1 :: Int :+: Bool :+: Char, R (L True), R (R 'c')]

-- expect: Maybe
-- expect: Either e
-- expect: [3]
-- expect: Just "ab"
-- expect: [L 1,R (L True),R (R 'c')]
