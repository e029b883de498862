-- check: prop_nat falsified x1 = S (S (S (S _)))
-- check: prop_tree falsified x1 = T B (T R _ 0 _) (-1) (T _ _ 3 _)
-- check: prop_record falsified r = Rec {rx = -3, ry = True}
-- check: prop_infix falsified x1 = 2 :+: (_ :+: End)
-- check: prop_newtype falsified x1 = W {unW = [False,False,True]}
-- check: prop_nested falsified x1 = Two (Two (One (_,(_,True))))
-- check: prop_mutual falsified e = Next (After (Next (After Zero)))
-- check: prop_strict falsified x1 = Pair (S _) _
-- check: prop_many falsified c = C59
-- check: prop_tuple falsified x1 = (Left (Just 2),_,"b")
-- check: prop_function falsified f = \_ -> False
data Nat = Z | S Nat deriving (Eq, Show)
data Color = R | B deriving (Eq, Show)
data T = E | T Color T Int T deriving (Eq, Show)
data Rec = Rec { rx :: !Int, ry :: Bool } deriving (Eq, Show)
infixr 5 :+:
data Op = Int :+: Op | End deriving (Eq, Show)
newtype W = W { unW :: [Bool] } deriving Show
data Perfect a = One a | Two (Perfect (a, a))
data Even = Zero | Next Odd
newtype Odd = After Even
data Strict = Pair !Nat !Nat
data Many
  = C0 | C1 | C2 | C3 | C4 | C5 | C6 | C7 | C8 | C9 | C10 | C11 | C12 | C13 | C14 | C15 | C16 | C17 | C18 | C19
  | C20 | C21 | C22 | C23 | C24 | C25 | C26 | C27 | C28 | C29 | C30 | C31 | C32 | C33 | C34 | C35 | C36 | C37 | C38
  | C39 | C40 | C41 | C42 | C43 | C44 | C45 | C46 | C47 | C48 | C49 | C50 | C51 | C52 | C53 | C54 | C55 | C56 | C57
  | C58 | C59
  deriving (Eq, Enum)

prop_nat :: Nat -> Maybe Bool
prop_nat (S (S (S n))) = Just (n == Z)
prop_nat _ = Nothing

prop_tree :: T -> Bool
prop_tree (T B (T R _ n _) m (T _ _ k _)) = n + k /= 3 || m >= 0
prop_tree _ = True

prop_record :: Rec -> Bool
prop_record r = not (ry r) || rx r > (-3)

prop_infix :: Op -> Bool
prop_infix (a :+: _ :+: End) = a /= 2
prop_infix _ = True

prop_newtype :: W -> Bool
prop_newtype (W [a, b, c]) = a || b || not c
prop_newtype _ = True

prop_nested :: Perfect Bool -> Bool
prop_nested (Two (Two (One (_, (_, b))))) = not b
prop_nested _ = True

prop_mutual :: Even -> Bool
prop_mutual e = count e /= 2
  where
    count Zero = 0 :: Int
    count (Next (After k)) = 1 + count k

prop_strict :: Strict -> Bool
prop_strict (Pair (S _) _) = False
prop_strict _ = True

prop_many :: Many -> Bool
prop_many c = fromEnum c /= 59

prop_tuple :: (Either (Maybe Int) Bool, (), String) -> Bool
prop_tuple (Left (Just n), _, s) = not (n > 1 && s == "b")
prop_tuple _ = True

prop_function :: (Int -> Bool) -> Bool
prop_function f = f 0
