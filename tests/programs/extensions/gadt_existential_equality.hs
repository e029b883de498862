{-# LANGUAGE GADTs, RankNTypes #-}
data Ty a where
  TInt :: Ty Int
  TList :: Ty a -> Ty [a]
  TPair :: Ty a -> Ty b -> Ty (a, b)

data Equal a b where
  Refl :: Equal a a

same :: Ty a -> Ty b -> Maybe (Equal a b)
same TInt TInt = Just Refl
same (TList a) (TList b) = case same a b of
  Just Refl -> Just Refl
  Nothing -> Nothing
same (TPair a b) (TPair c d) = do
  Refl <- same a c
  Refl <- same b d
  return Refl
same _ _ = Nothing

showBy :: Ty a -> a -> String
showBy TInt n = show n
showBy (TList t) xs = concatMap (showBy t) xs
showBy (TPair a b) (x, y) = showBy a x ++ "&" ++ showBy b y

data Dyn where Dyn :: Ty a -> a -> Dyn

cast :: Ty a -> Dyn -> Maybe a
cast t (Dyn t' v) = fmap (\Refl -> v) (same t' t)

main :: IO ()
main = do
  putStrLn (showBy (TPair TInt (TList TInt)) (1, [2, 3]))
  let ds = [Dyn TInt 4, Dyn (TList TInt) [5], Dyn TInt 6]
  print [n | Just n <- map (cast TInt) ds]
  print [n | Just n <- map (cast (TList TInt)) ds]

-- expect: 1&23
-- expect: [4,6]
-- expect: [[5]]
