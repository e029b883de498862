data T = T deriving (Show, Printable)

main :: IO ()
main = print T

-- error: 1:28: Not in scope: type constructor or class 'Printable'
