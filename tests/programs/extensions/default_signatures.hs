{-# LANGUAGE DefaultSignatures #-}
class Pretty a where
  pretty :: a -> String
  default pretty :: Show a => a -> String
  pretty x = "<" ++ show x ++ ">"

instance Pretty Int
instance Pretty Bool where pretty b = if b then "yes" else "no"
instance Pretty a => Pretty [a] where pretty = concatMap pretty
data T = T deriving Show
instance Pretty T

main :: IO ()
main = do
  putStrLn (pretty (3 :: Int))
  putStrLn (pretty [True, False])
  putStrLn (pretty T)

-- expect: <3>
-- expect: yesno
-- expect: <T>
