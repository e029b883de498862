data Box a = Box a

instance Show Box where
  show _ = "box"

main :: IO ()
main = return ()

-- error: 3:15: Expecting one more argument to 'Box'
