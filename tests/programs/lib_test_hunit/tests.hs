import Test.HUnit

main :: IO ()
main = do
  c <- runTestTT (TestList
    [ "one" ~: (1 :: Int) ~=? 1
    , TestLabel "two" (TestCase (assertEqual "sum" 5 (2 + 2 :: Int)))
    , "three" ~: assertBool "not so" (null "x")
    , TestCase (error "boom") ])
  print (errors c, failures c)
-- expect: ### Failure in: 1:two
-- expect: sum
-- expect: expected: 5
-- expect:  but got: 4
-- expect: ### Failure in: 2:three
-- expect: not so
-- expect: ### Error in:   3
-- expect: boom
-- expect: Cases: 4  Tried: 4  Errors: 1  Failures: 2
-- expect: (1,2)
