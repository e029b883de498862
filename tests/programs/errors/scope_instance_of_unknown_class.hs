data T = T

instance Pretty T where
  pretty T = "t"

main :: IO ()
main = return ()

-- error: 3:10: Not in scope: type constructor or class 'Pretty'
