import Data.List (sort, quicksort)

main :: IO ()
main = print (sort [1])

-- error: 1:25: Module 'Data.List' does not export 'quicksort'
