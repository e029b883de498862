{-# LANGUAGE CPP #-}
import Data.List
#if __GLASGOW_HASKELL__ >= 800
import Data.Maybe (fromMaybe)
#endif
#if MIN_VERSION_base(4,8,0)
import Data.Foldable (toList)
#else
import Broken (
#endif
#undef FOO

main :: IO ()
main = do
  print (fromMaybe 0 (Just 1))
  print (toList (Just 'x'))
#ifdef __GLASGOW_HASKELL__
  putStrLn "compiled"
#endif
#if defined(FOO) || defined(BAR)
  putStrLn "no"
#else
  putStrLn "neither"
#endif

-- expect: 1
-- expect: "x"
-- expect: compiled
-- expect: neither
