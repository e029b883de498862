-- GHC.Exts, GHC.Stack, Data.Type.Equality, bits of floating-point numbers.
{-# LANGUAGE GADTs, TypeOperators, RankNTypes #-}
import qualified Data.Map as M
import qualified Data.Set as S
import qualified Data.Text as T
import Data.Type.Equality
import GHC.Exts (Down(..), augment, build, groupWith, sortWith, the)
import qualified GHC.Exts as E
import GHC.Float
import GHC.Stack

data Kind a where
  IntKind :: Kind Int
  BoolKind :: Kind Bool

same :: Kind a -> Kind b -> Maybe (a :~: b)
same IntKind IntKind = Just Refl
same BoolKind BoolKind = Just Refl
same _ _ = Nothing

convert :: Kind a -> Kind b -> a -> Maybe b
convert a b x = fmap (\e -> castWith e x) (same a b)

twice :: HasCallStack => Int -> Int
twice n = if n < 0 then error "negative" else n * 2

main :: IO ()
main = do
  print (E.fromList [(1, 'a'), (2, 'b')] :: M.Map Int Char, E.toList (S.fromList "hello"), E.fromList "text" :: T.Text, E.fromListN 2 "xy" :: String)
  print (sortWith negate [3, 1, 2], groupWith even [1 .. 6], the "aaa", sortWith Down "hello")
  print (build (\c n -> c 1 (c 2 n)), augment (\c n -> c 0 n) [1, 2])
  print (convert IntKind IntKind 5, convert IntKind BoolKind 5, fmap sym (same BoolKind BoolKind), gcastWith (sym Refl :: Int :~: Int) 'x')
  print (twice 4, map fst (getCallStack emptyCallStack), prettySrcLoc (SrcLoc "p" "M" "M.hs" 1 2 3 4), popCallStack (pushCallStack ("f", SrcLoc "p" "M" "M.hs" 1 2 3 4) emptyCallStack))
  putStrLn (prettyCallStack (fromCallSiteList [("f", SrcLoc "p" "M" "M.hs" 1 2 3 4), ("g", SrcLoc "p" "N" "N.hs" 5 6 7 8)]))
  print (map castDoubleToWord64 [0, -0.0, 1, -2.5, 1 / 0, 5.0e-324, 1.7976931348623157e308], map castFloatToWord32 [1, -0.1, 1.0e-45])
  print (map (castWord64ToDouble . castDoubleToWord64) [0, -0.0, 1, -2.5, -1 / 0, 5.0e-324, 2.2250738585072014e-308], map castWord32ToFloat [1, 0x3F800000, 0xFF7FFFFF])

-- expect: (fromList [(1,'a'),(2,'b')],"ehlo","text","xy")
-- expect: ([3,2,1],[[1,3,5],[2,4,6]],'a',"ollhe")
-- expect: ([1,2],[0,1,2])
-- expect: (Just 5,Nothing,Just Refl,'x')
-- expect: (8,[],"M.hs:1:2 in p:M",[])
-- expect: CallStack (from HasCallStack):
-- expect:   f, called at M.hs:1:2 in p:M
-- expect:   g, called at N.hs:5:6 in p:N
-- expect: ([0,9223372036854775808,4607182418800017408,13836183955189006336,9218868437227405312,1,9218868437227405311],[1065353216,3184315597,1])
-- expect: ([0.0,-0.0,1.0,-2.5,-Infinity,5.0e-324,2.2250738585072014e-308],[1.0e-45,1.0,-3.4028235e38])
