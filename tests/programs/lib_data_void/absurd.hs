import Data.Void

data Result e a = Err e | Ok a

runSafe :: Result Void a -> a
runSafe (Ok a) = a
runSafe (Err v) = absurd v

main :: IO ()
main = do
  print (runSafe (Ok 3))
  print (fmap absurd ([] :: [Void]) :: [Int])
  print (either absurd id (Right 'x' :: Either Void Char))
  print (vacuous (Nothing :: Maybe Void) :: Maybe Int)

-- expect: 3
-- expect: []
-- expect: 'x'
-- expect: Nothing
