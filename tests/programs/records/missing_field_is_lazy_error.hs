data R = R { a :: Int, b :: Int }

main :: IO ()
main = do
  let r = R { a = 1 }
  print (a r)
  print (b r)

-- expect: 1
-- exit: 1
-- stderr: missing_field_is_lazy_error.hs:5:11-21: Missing field in record construction b
