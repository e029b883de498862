{-# LANGUAGE ExistentialQuantification, RankNTypes #-}
data Object = forall s. Object { state :: s, step :: s -> s, view :: s -> String }

counter :: Int -> Object
counter n = Object { state = n, step = (+ 1), view = show }

toggler :: Object
toggler = Object False not (\b -> if b then "on" else "off")

advance :: Object -> Object
advance (Object s f v) = Object (f s) f v

display :: Object -> String
display (Object s _ v) = v s

withObject :: Object -> (forall s. s -> (s -> String) -> r) -> r
withObject (Object s _ v) k = k s v

main :: IO ()
main = do
  let os = [counter 5, toggler, Object "" ('*' :) id]
  mapM_ (putStrLn . unwords . map display) (take 3 (iterate (map advance) os))
  print (map (\o -> withObject o (\s v -> length (v s))) (map advance os))

-- expect: 5 off 
-- expect: 6 on *
-- expect: 7 off **
-- expect: [1,2,1]
