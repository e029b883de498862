type A = [B]
type B = Maybe A

main :: IO ()
main = return ()

-- error: 1:1: Cycle in type synonym declarations
