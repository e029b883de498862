-- was: SmallCheck's run to a depth, handed over by a suite, was called a proof; and `exists` was tried with too few values
-- $ needle check bounded_run_no_proof.hs -t 5s
-- > 2 OK
-- ! This is a proof
-- exit 0
import Test.SmallCheck
import Test.Tasty
import Test.Tasty.SmallCheck

main :: IO ()
main = defaultMain (testGroup "lists"
  [ testProperty "short, to this depth" (\xs -> length (xs :: [Bool]) < 20)
  , testProperty "one is longer" (\n -> exists (\xs -> n > 2 || length (xs :: [Bool]) > n))
  ])
