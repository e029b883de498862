import Data.Map
import Data.List

main :: IO ()
main = print (filter even [1, 2, 3])

-- error: 5:15: Ambiguous occurrence 'filter'
