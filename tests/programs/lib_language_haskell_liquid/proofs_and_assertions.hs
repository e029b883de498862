import Control.Exception
import Language.Haskell.Liquid.Prelude (isEven, liquidAssert, liquidError, safeZipWith)
import Language.Haskell.Liquid.ProofCombinators

{-@ reflect app @-}
app :: [a] -> [a] -> [a]
app [] ys = ys
app (x : xs) ys = x : app xs ys

{-@ appNil :: xs:[a] -> { app xs [] == xs } @-}
appNil :: [a] -> Proof
appNil [] = app [] [] === [] *** QED
appNil (x : xs)
  = app (x : xs) []
  === x : app xs []
      ? appNil xs
  === x : xs
  *** QED

main :: IO ()
main = do
  print (appNil "abc", trivial, toProof 'x' &&& trivial)
  print (liquidAssert (isEven 4) 5, safeZipWith (+) [1, 2] [3, 4])
  r <- try (evaluate (liquidError "must not happen" :: Int))
  putStrLn (either (\(ErrorCall msg) -> "thrown: " ++ msg) show r)

-- expect: ((),(),())
-- expect: (5,[4,6])
-- expect: thrown: must not happen
