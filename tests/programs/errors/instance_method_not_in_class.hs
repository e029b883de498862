data T = T

instance Show T where
  show _ = "T"
  display _ = "T"

main :: IO ()
main = print T

-- error: 5:3: 'display' is not a (visible) method of class 'Show'
