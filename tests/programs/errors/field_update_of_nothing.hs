data P = P { a :: Int }

main :: IO ()
main = print (a ((P 1) { missing = 2 }))

-- error: 4:26: Not in scope: 'missing'
