{-# LANGUAGE TemplateHaskell #-}
main :: IO ()
main = print $([| 3 |])

-- error: 3:14: not supported
