data T = T Int

instance Ord T where
  compare (T a) (T b) = compare a b

main :: IO ()
main = return ()

-- error: 3:10: No instance for (Eq T)
