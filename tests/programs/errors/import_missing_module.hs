import Data.Lisst (sort)

main :: IO ()
main = print (sort [1])

-- error: 1:1: Could not find module 'Data.Lisst'
-- error: 1:1: Perhaps you meant
-- error: 1:1: Data.List
