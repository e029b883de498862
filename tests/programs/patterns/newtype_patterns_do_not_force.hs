newtype N = N Int
data D = D Int
data S = S !Int

n :: N -> String
n (N _) = "newtype matched"

d :: D -> String
d (D _) = "data matched"

main :: IO ()
main = do
  putStrLn (n undefined)
  putStrLn (n (N undefined))
  putStrLn (d (D undefined))
  putStrLn (case undefined of N _ -> "case on newtype")

-- expect: newtype matched
-- expect: newtype matched
-- expect: data matched
-- expect: case on newtype
