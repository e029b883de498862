import qualified Data.Map as L
import qualified Data.Map.Strict as S
import Control.Exception

attempt :: a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\(ErrorCall m) -> m) (const "fine") r)

main :: IO ()
main = do
  attempt (L.insert 1 (error "lazy insert") L.empty)
  attempt (S.insert 1 (error "strict insert") S.empty)
  attempt (L.fromList [(1, error "lazy fromList")])
  attempt (S.fromList [(1, error "strict fromList")])
  attempt (L.map (const (error "lazy map")) (L.fromList [(1, 1)]))
  attempt (S.map (const (error "strict map")) (S.fromList [(1, 1)]))
  attempt (S.insertWith (\_ _ -> error "strict insertWith") 1 0 (S.fromList [(1, 1)]))
  attempt (L.insertWith (\_ _ -> error "lazy insertWith") 1 0 (L.fromList [(1, 1)]))
  attempt (S.adjust (const (error "strict adjust")) 1 (S.fromList [(1, 1)]))
  attempt (fmap (const (error "fmap stays lazy")) (S.fromList [(1, 1)]))
  let fibs = L.fromList [(i, f i) | i <- [0 .. 60 :: Int]]
      f i | i < 2 = toInteger i
          | otherwise = fibs L.! (i - 1) + fibs L.! (i - 2)
  print (fibs L.! 60)
  print (L.size (L.fromList [(1, undefined), (2, undefined)]))

-- expect: fine
-- expect: strict insert
-- expect: fine
-- expect: strict fromList
-- expect: fine
-- expect: strict map
-- expect: strict insertWith
-- expect: fine
-- expect: strict adjust
-- expect: fine
-- expect: 1548008755920
-- expect: 2
