import Test.DocTest

main :: IO ()
main = doctest ["src/Data/Queue.hs"]
