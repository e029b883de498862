data P = P { a :: !Int, b :: Int }

main :: IO ()
main = print (b P { b = 1 })

-- error: 4:17: Constructor 'P' does not have the required strict field(s): a
