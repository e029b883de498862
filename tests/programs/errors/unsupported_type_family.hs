{-# LANGUAGE TypeFamilies #-}
type family Elem c
type instance Elem [e] = e

main :: IO ()
main = return ()

-- error: 2:1: not supported
