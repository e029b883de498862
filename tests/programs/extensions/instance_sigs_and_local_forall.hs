newtype Box a = Box a

instance Show a => Show (Box a) where
  showsPrec :: Int -> Box a -> ShowS
  showsPrec d (Box a) = showParen (d > 10) (showString "Box " . showsPrec 11 a)

instance Functor Box where
  fmap :: forall a b. (a -> b) -> Box a -> Box b
  fmap f (Box a) = Box b
    where b :: b
          b = f a

main :: IO ()
main = do
  print (fmap (+ 1) (Box 1))
  print (Just (fmap show (Box 2)))

-- expect: Box 2
-- expect: Just (Box "2")
