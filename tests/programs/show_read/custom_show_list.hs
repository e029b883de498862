newtype Bit = Bit Bool

instance Show Bit where
  show (Bit b) = if b then "1" else "0"
  showList bs rest = "#" ++ concatMap show bs ++ rest

newtype Name = Name String
instance Show Name where showsPrec _ (Name s) = showString ("<" ++ s ++ ">")

main :: IO ()
main = do
  print (map Bit [True, False, True])
  print (Just [Bit True], Bit False)
  print [Name "a", Name "b"]
  print ([] :: [Bit])

-- expect: #101
-- expect: (Just #1,0)
-- expect: [<a>,<b>]
-- expect: #
