data Box a = Box a

instance Show a => Show (Box a) where
  show (Box a) = "Box " ++ show a

data Opaque = Opaque

main :: IO ()
main = print (Box Opaque)

-- error: 9:8: No instance for (Show Opaque)
