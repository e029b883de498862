import Prelude hiding ((<>))
import Text.PrettyPrint.HughesPJClass
import Control.Monad
-- pseudo random docs
lcg :: Int -> Int
lcg x = (x * 1103515245 + 12345) `mod` 2147483648
gen :: Int -> Int -> (Doc, Int)
gen 0 s = let s' = lcg s; k = (s' `div` 65536) `mod` 9 in (case k of { 0 -> empty; 1 -> char 'c'; 2 -> text ""; 3 -> ptext "pp"; 4 -> zeroWidthText "zw"; 5 -> int s; _ -> text (replicate (k*2-5) 'w') }, s')
gen n s = let s1 = lcg s; k = (s1 `div` 65536) `mod` 16; (a, s2) = gen (n-1) s1; (b, s3) = gen (n-1) s2; (c, s4) = gen (max 0 (n-2)) s3; (d, s5) = gen 0 s4
              i = (s5 `div` 4096) `mod` 9 - 2
          in (case k of { 0 -> a <> b; 1 -> a <+> b; 2 -> a $$ b; 3 -> a $+$ b; 4 -> nest i a; 5 -> hang a i b; 6 -> sep [a,b,c]; 7 -> cat [a,b,c,d]; 8 -> fsep [a,b,c,d,d,a]; 9 -> fcat [a,b,d,d,c,d]; 10 -> vcat (punctuate comma [a,b,c]); 11 -> hsep [a,d,b]; 12 -> parens a; 13 -> hcat [a,b]; 14 -> sep [a, nest 2 b]; _ -> a $$ nest 10 b }, s5)
main = do
  forM_ [1..40] $ \i -> do
    let (d, _) = gen (i `mod` 5) (i * 7919)
    forM_ [(m, w, r) | (m, ws) <- [(PageMode, [8,30]), (ZigZagMode, [20]), (LeftMode, [10]), (OneLineMode, [10])], w <- ws, r <- [1.5]] $ \(m, w, r) -> print (i, m, w, r, renderStyle (Style m w r) d)
    print (isEmpty d, fullRender PageMode 30 1.2 (:) [] d)
  print (text "a" <+> text "b" $$ nest 4 (text "c"))
  print (style, text "x" == text "x", mconcat [text "a", text "b"])
  putStrLn (prettyShow [(1 :: Int, Just 'c', "str", Left (Just 3) :: Either (Maybe Int) Bool), (2, Nothing, "", Right True)])
  putStrLn (prettyShow (Just (Just [1.5 :: Double ..3]), (), LT, [1 .. 60 :: Integer]))
  print (pPrintPrec (PrettyLevel 1) 11 (Just (1 :: Int)))
  print (length (render (fsep (map int [1 .. 2000]))), length (render (vcat (map (\i -> text "f" <+> sep [int i, text "xyz"]) [1 .. 1000]))))
