import Token (Token (Word, Number), isOther, Rec (Rec, visible), mk, reveal, C (one))

main :: IO ()
main = do
  print [Word "a", Number 1]
  print (map isOther [Word "x", Number 2])
  let r = mk 4
  print (visible r, reveal r)
  print (reveal r { visible = 9 })
  case r of Rec v _ -> print v
  print (one 'c')

-- expect: [Word "a",Number 1]
-- expect: [False,False]
-- expect: (4,(4,8))
-- expect: (9,8)
-- expect: 4
-- expect: 1
