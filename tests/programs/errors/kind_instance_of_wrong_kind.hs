data Box a = Box a

instance Functor (Box Int) where
  fmap f b = b

main :: IO ()
main = return ()

-- error: 3:19: Expected kind '* -> *', but 'Box Int' has kind '*'
