import Data.Proxy

class Named a where name :: Proxy a -> String
instance Named Int where name _ = "Int"
instance Named Bool where name _ = "Bool"
instance (Named a, Named b) => Named (a, b) where
  name _ = name (Proxy :: Proxy a) ++ "*" ++ name (Proxy :: Proxy b)
instance Named a => Named [a] where
  name p = "[" ++ name (elt p) ++ "]"
    where elt :: Proxy [b] -> Proxy b
          elt _ = Proxy

size :: forall a proxy. (Bounded a, Enum a) => proxy a -> Int
size _ = length [minBound .. maxBound :: a]

main :: IO ()
main = do
  putStrLn (name (Proxy :: Proxy (Int, [Bool])))
  print (size (Proxy :: Proxy Bool), size (Just LT))
  print (Proxy :: Proxy Int, fmap (+ 1) Proxy == Proxy, asProxyTypeOf 3 (Proxy :: Proxy Double))

-- expect: Int*[Bool]
-- expect: (2,3)
-- expect: (Proxy,True,3.0)
