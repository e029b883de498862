{-# LANGUAGE RankNTypes #-}
applyBoth :: (forall a. [a] -> Int) -> ([Int], String) -> (Int, Int)
applyBoth f (xs, s) = (f xs, f s)

withShow :: (forall a. Show a => a -> String) -> String
withShow f = f 1 ++ f True ++ f "x"

newtype NatTrans f g = NT { runNT :: forall a. f a -> g a }

compose :: NatTrans g h -> NatTrans f g -> NatTrans f h
compose (NT a) (NT b) = NT (a . b)

rank3 :: ((forall a. a -> a) -> Int) -> Int
rank3 k = k id

main :: IO ()
main = do
  print (applyBoth length ([1, 2, 3], "ab"))
  putStrLn (withShow show)
  putStrLn (withShow (\x -> "<" ++ show x ++ ">"))
  print (runNT (compose (NT (\m -> maybe [] pure m)) (NT (\l -> if null l then Nothing else Just (head l)))) "xyz")
  print (rank3 (\i -> i 3 + length (i "four")))

-- expect: (3,2)
-- expect: 1True"x"
-- expect: <1><True><"x">
-- expect: "x"
-- expect: 7
