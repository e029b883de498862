{-# LANGUAGE DataKinds, PolyKinds #-}
data Proxy a = Proxy

x :: Proxy 'True
x = Proxy

main :: IO ()
main = return ()

-- error: 4:12: not supported
