class Pretty a where
  pretty :: a -> String
  prettyList :: [a] -> String
  prettyList xs = "[" ++ concatMap pretty xs ++ "]"

instance Pretty Char where
  pretty c = [c]
  prettyList s = "'" ++ s ++ "'"
instance Pretty Int where pretty = show
instance Pretty a => Pretty [a] where pretty = prettyList
instance (Pretty a, Pretty b) => Pretty (a, b) where
  pretty (a, b) = "<" ++ pretty a ++ "|" ++ pretty b ++ ">"
instance Pretty a => Pretty (Maybe a) where
  pretty Nothing = "-"
  pretty (Just x) = pretty x
instance Pretty () where pretty () = "unit"

main :: IO ()
main = do
  putStrLn (pretty "abc")
  putStrLn (pretty ["ab", "c"])
  putStrLn (pretty [(1 :: Int, "x"), (2, "y")])
  putStrLn (pretty (Just [Just 'c', Nothing]))
  putStrLn (pretty [((), [1 :: Int])])

-- expect: 'abc'
-- expect: ['ab''c']
-- expect: [<1|'x'><2|'y'>]
-- expect: [c-]
-- expect: [<unit|[1]>]
