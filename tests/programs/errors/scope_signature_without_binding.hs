f :: Int -> Int

main :: IO ()
main = print 1

-- error: 1:1: The type signature for 'f' lacks an accompanying binding
