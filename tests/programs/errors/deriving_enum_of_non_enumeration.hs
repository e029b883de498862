data T = A Int | B deriving (Enum)

main :: IO ()
main = return ()

-- error: 1:30: Can't make a derived instance of 'Enum T'
-- error: 1:30: must be an enumeration type
