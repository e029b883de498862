{-# LANGUAGE TypeFamilies #-}
data family Vec a
data instance Vec Int = VInt [Int]

main :: IO ()
main = return ()

-- error: 2:1: not supported
