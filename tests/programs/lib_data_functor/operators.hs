import Data.Functor
import Data.Functor.Identity
import Data.Functor.Const
import Data.Functor.Compose

main :: IO ()
main = do
  print (Just 1 $> 'x', 'y' <$ [1, 2], Just 3 <&> (+ 1), (+ 1) <$> [1, 2])
  print (void (Just 1), fmap (* 2) (Right 3 :: Either String Int))
  print (runIdentity (Identity 5 >>= \x -> return (x + 1)), Identity 'c')
  print (getConst (Const "log" :: Const String Int), getConst (traverse (\x -> Const [x]) [1, 2, 3]))
  print (getCompose (fmap (+ 1) (Compose [Just 1, Nothing])))
  print (fmap (fmap (+ 1)) [Just 1], ((+ 1) <$>) <$> Just [1])

-- expect: (Just 'x',"yy",Just 4,[2,3])
-- expect: (Just (),Right 6)
-- expect: (6,Identity 'c')
-- expect: ("log",[1,2,3])
-- expect: [Just 2,Nothing]
-- expect: ([Just 2],Just [2])
