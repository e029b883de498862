import qualified Data.Map as M

main :: IO ()
main = do
  let m = M.fromList [(3, "c"), (1, "a"), (2, "b"), (1, "z")]
  print m
  print (M.lookup 2 m, M.lookup 9 m, M.member 3 m, M.notMember 3 m, M.size m, M.null m)
  print (m M.! 1, m M.!? 7, M.findWithDefault "?" 5 m)
  print (M.insert 4 "d" m, M.insert 1 "A" m, M.delete 2 m)
  print (M.insertWith (++) 1 "new" m, M.insertWithKey (\k o n -> show k ++ o ++ n) 1 "x" m)
  print (M.adjust ('!' :) 3 m, M.alter (fmap (++ "?")) 2 m, M.alter (const (Just "q")) 8 m, M.alter (const Nothing) 1 m)
  print (M.keys m, M.elems m, M.toList m, M.assocs m)
  print (M.empty :: M.Map Int Int, M.singleton 'a' 1, M.update (const Nothing) 1 m)
  print (M.insertLookupWithKey (\_ n o -> n ++ o) 2 "X" m, M.updateLookupWithKey (\_ _ -> Nothing) 2 m)

-- expect: fromList [(1,"z"),(2,"b"),(3,"c")]
-- expect: (Just "b",Nothing,True,False,3,False)
-- expect: ("z",Nothing,"?")
-- expect: (fromList [(1,"z"),(2,"b"),(3,"c"),(4,"d")],fromList [(1,"A"),(2,"b"),(3,"c")],fromList [(1,"z"),(3,"c")])
-- expect: (fromList [(1,"newz"),(2,"b"),(3,"c")],fromList [(1,"1xz"),(2,"b"),(3,"c")])
-- expect: (fromList [(1,"z"),(2,"b"),(3,"!c")],fromList [(1,"z"),(2,"b?"),(3,"c")],fromList [(1,"z"),(2,"b"),(3,"c"),(8,"q")],fromList [(2,"b"),(3,"c")])
-- expect: ([1,2,3],["z","b","c"],[(1,"z"),(2,"b"),(3,"c")],[(1,"z"),(2,"b"),(3,"c")])
-- expect: (fromList [],fromList [('a',1)],fromList [(2,"b"),(3,"c")])
-- expect: ((Just "b",fromList [(1,"z"),(2,"Xb"),(3,"c")]),(Just "b",fromList [(1,"z"),(3,"c")]))
