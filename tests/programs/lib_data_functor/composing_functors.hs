import Data.Functor ((<&>), ($>), void)
import Data.Functor.Compose
import Data.Functor.Identity

newtype Reader r a = Reader (r -> a)
instance Functor (Reader r) where fmap f (Reader g) = Reader (f . g)

run :: Reader r a -> r -> a
run (Reader f) = f

main :: IO ()
main = do
  print (run (fmap show (Reader (* 2))) 21, run (Reader length $> 'k') "abc")
  print (fmap (+ 1) (3, 4), (fmap . fmap) length [Just "ab", Nothing], (+ 1) <$> (* 2) $ 5)
  print ([1, 2, 3] <&> (* 2), Just 'x' $> "replaced", void [1, 2])
  print (getCompose (Compose [Just 1] <* Compose [Just 'x', Nothing]), Compose (Just [1]))
  print (sum (Compose [Just 1, Nothing, Just 3]), runIdentity (traverse (Identity . negate) [1, 2]))
  print (getCompose (traverse (\x -> Compose [Just x, Nothing]) [1, 2]))

-- expect: ("42",'k')
-- expect: ((3,5),[Just 2,Nothing],11)
-- expect: ([2,4,6],Just "replaced",[(),()])
-- expect: ([Just 1,Nothing],Compose (Just [1]))
-- expect: (4,[-1,-2])
-- expect: [Just [1,2],Nothing,Nothing,Nothing]
