import Data.Typeable

describe :: (Typeable f, Typeable a) => f a -> String
describe x = show (typeOf x)

newtype Wrap f a = Wrap (f a)

main :: IO ()
main = do
  putStrLn (describe (Just 'x'))
  putStrLn (describe [True])
  putStrLn (describe (Right 1 :: Either String Int))
  print (typeOf (Wrap (Just 'c')))
  print (cast (Just 'a') :: Maybe (Maybe Char))
  print (cast 'a' :: Maybe Int)

-- expect: Maybe Char
-- expect: [Bool]
-- expect: Either [Char] Int
-- expect: Wrap Maybe Char
-- expect: Just (Just 'a')
-- expect: Nothing
