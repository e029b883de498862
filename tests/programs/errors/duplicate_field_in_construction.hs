data P = P { a :: Int }

main :: IO ()
main = print (a P { a = 1, a = 2 })

-- error: 4:17: duplicate field name 'a' in record construction
