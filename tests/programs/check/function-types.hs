-- Functions of every type of argument, and functions inside data.
-- check: prop_inside falsified x1 = T (\x -> case x of { 3 -> False; _ -> True })
-- check: prop_strictInside falsified s = S (\x -> case x of { False -> False; True -> True })
-- check: prop_record falsified r = R {run = \_ -> True, name = _}
-- check: prop_tree falsified f = \x -> case x of { Node _ _ u -> case u of { Node _ w _ -> case w of { 4 -> 0; _ -> 1 }; _ -> 0 }; _ -> 0 }
-- check: prop_list falsified f = \x -> case x of { (_ : ys) -> case ys of { (u : _) -> case u of { 2 -> False; _ -> True }; _ -> False }; _ -> False }
-- check: prop_ofFunctions falsified f = \f -> case f 0 of { False -> True; True -> False }
-- check: prop_twoPoints falsified
-- check: prop_double falsified f = \x -> case x of { n | isNaN n -> False; n | n == 1/0 -> True; _ -> False }
-- check: prop_integer falsified f = \x -> case x of { 1267650600228229401496703205376 -> False; _ -> True }
-- check: prop_char falsified f = \x -> case x of { 'a' -> 'a'; _ -> 'b' }
-- check: prop_newtype falsified f = \x -> case x of { Age 3 -> False; _ -> True }
-- check: prop_maybe falsified f = \x -> case x of { Nothing -> 0; Just _ -> 1 }
-- check: prop_unit holds
-- check: prop_lazy holds
-- check: prop_raises raised boo
-- check: prop_endless broken it has no finite value that can be made
-- check: prop_result broken IO
module FunctionTypes where

data T = T (Int -> Bool) | U

prop_inside :: T -> Bool
prop_inside (T f) = f 3 || not (f 4)
prop_inside U = True

data S = S !(Bool -> Bool)

prop_strictInside :: S -> Bool
prop_strictInside s = case s of S f -> f False || not (f True)

data R = R { run :: Int -> Bool, name :: String }

prop_record :: R -> Bool
prop_record r = not (run r 7)

data Tree = Leaf | Node Tree Int Tree

prop_tree :: (Tree -> Int) -> Bool
prop_tree f = f (Node Leaf 3 (Node Leaf 4 Leaf)) == f (Node Leaf 3 (Node Leaf 5 Leaf))

prop_list :: ([Int] -> Bool) -> Bool
prop_list f = f [1, 2] == f [1, 3]

prop_ofFunctions :: ((Int -> Bool) -> Bool) -> Bool
prop_ofFunctions f = f even == f odd

-- three functions told apart need two places to look at
prop_twoPoints :: ((Bool -> Bool) -> Int) -> Bool
prop_twoPoints f = f id == f not || f id == f (const True) || f not == f (const True)

prop_double :: (Double -> Bool) -> Bool
prop_double f = f (0 / 0) || not (f (1 / 0)) || f 2.5

prop_integer :: (Integer -> Bool) -> Bool
prop_integer f = f (2 ^ 100) || not (f (-1))

prop_char :: (Char -> Char) -> Bool
prop_char f = f 'a' == f 'b'

newtype Age = Age Int

prop_newtype :: (Age -> Bool) -> Bool
prop_newtype f = f (Age 3) || not (f (Age 4))

prop_maybe :: (Maybe (Int, Bool) -> Int) -> Bool
prop_maybe f = f (Just (3, True)) <= f Nothing

prop_unit :: (() -> Bool) -> Bool
prop_unit f = f () == f ()

prop_lazy :: (Bool -> Bool) -> Bool
prop_lazy f = const True (f (error "not needed"))

prop_raises :: (Bool -> Bool) -> Bool
prop_raises f = f (error "boo") || True

newtype Endless = Endless (Int -> Endless)

prop_endless :: Endless -> Bool
prop_endless (Endless f) = case f 0 of Endless _ -> True

prop_result :: (Int -> IO ()) -> Bool
prop_result f = True
