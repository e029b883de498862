import A

main :: IO ()
main = print a

-- error: B.hs:3:1: Module imports form a cycle
