newtype P a = P a

instance Monad P where
  P a >>= f = f a

main :: IO ()
main = return ()

-- error: 3:10: No instance for (Applicative P)
