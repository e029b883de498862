{-# LANGUAGE TypeFamilies #-}
class Container c where
  type Elem c
  empty :: c

main :: IO ()
main = return ()

-- error: 3:3: not supported
