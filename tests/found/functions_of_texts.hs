-- was: an unknown function of a text or a map was the same for all arguments, and such properties passed "up to size 1"
-- $ needle check functions_of_texts.hs -t 5s --properties-only
-- > f = \x -> case unpack x of { (y : _) -> case y of { 'a' -> False; _ -> True }; _ -> False }
-- > case toList x of
-- > 3 properties: 3 failed
-- exit 1
-- $ needle check functions_of_texts.hs -t 5s --emit quickcheck -q
-- > Data.Text.unpack
-- > Data.Map.toList
-- exit 1
module Functions where
import qualified Data.Map as M
import qualified Data.Set as S
import qualified Data.Text as T

prop_text :: (T.Text -> Bool) -> Bool
prop_text f = f (T.pack "a") || not (f (T.pack "b"))

prop_map :: (M.Map Int Bool -> Bool) -> Bool
prop_map f = f M.empty || not (f (M.singleton 3 True)) || f (M.singleton 3 False)

prop_nested :: (Maybe (S.Set Bool) -> Int) -> Bool
prop_nested f = f (Just (S.fromList [True])) == f (Just (S.fromList [True, False]))
