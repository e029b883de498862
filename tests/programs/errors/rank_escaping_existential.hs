{-# LANGUAGE ExistentialQuantification #-}
data Any = forall a. Show a => Any a

unwrap (Any x) = x

main :: IO ()
main = return ()

-- error: 4:18: Couldn't match expected type
