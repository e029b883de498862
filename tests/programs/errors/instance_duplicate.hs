data T = T

instance Show T where show _ = "one"
instance Show T where show _ = "two"

main :: IO ()
main = print T

-- error: 3:10: Duplicate instance declarations: instance Show T
