module Bottom where
newtype Base = Base Int
mkBase :: Int -> Base
mkBase = Base
get :: Base -> Int
get (Base n) = n
