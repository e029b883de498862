{-# LANGUAGE DeriveDataTypeable, RankNTypes #-}
module Main where
import Data.Generics
import qualified Data.Map as M
data Company = C [Dept] deriving (Eq, Show, Data, Typeable)
data Dept = D String Employee [SubUnit] deriving (Eq, Show, Data, Typeable)
data SubUnit = PU Employee | DU Dept deriving (Eq, Show, Data, Typeable)
data Employee = E Person Salary deriving (Eq, Show, Data, Typeable)
data Person = P { name :: String, address :: String } deriving (Eq, Show, Data, Typeable)
newtype Salary = S Double deriving (Eq, Show, Data, Typeable)
data Op = Int :+: Op | Stop | Op :*: (Char, Bool) deriving (Eq, Show, Data)
infixr 5 :+:

genCom :: Company
genCom = C [D "Research" ralf [PU joost, PU marlow], D "Strategy" blair []]
ralf, joost, marlow, blair :: Employee
ralf = E (P "Ralf" "Amsterdam") (S 8000)
joost = E (P "Joost" "Amsterdam") (S 1000)
marlow = E (P "Marlow" "Cambridge") (S 2000)
blair = E (P "Blair" "London") (S 100000)

incS :: Double -> Salary -> Salary
incS k (S s) = S (s * (1 + k))

type Env = Int
main :: IO ()
main = do
  print (everywhere (mkT (incS 0.5)) genCom)
  print (everything (+) (0 `mkQ` (\(S s) -> s)) genCom)
  print (listify (\(P n _) -> n < "M") genCom, gsize genCom, gdepth genCom, gnodecount genCom, gtypecount (undefined :: Person) genCom)
  let ops = 3 :+: (4 :+: (Stop :*: ('x', True)))
  putStrLn (gshow ops)
  putStrLn (gshow (genCom, [1 :: Int, 2], Just 'x', "s\"q", (), 1.5 :: Double, -3 :: Int))
  print (gread (gshow ops) :: [(Op, String)])
  print (gread (gshow genCom) == [(genCom, "")])
  print (gread "( [] )" :: [([Int], String)], gread "((:) (3) ([])) x" :: [([Int], String)], gread "((,) (True) ('x'))" :: [((Bool, Char), String)], gread "foo" :: [(Op,String)], gread "(Nope)" :: [(Op, String)])
  print (geq ops ops, geq ops Stop, geq genCom (everywhere (mkT (incS 0)) genCom), geq genCom (everywhere (mkT (incS 1)) genCom))
  print (map (uncurry gcompare) [(ops, Stop), (Stop, Stop), (3 :+: Stop, 3 :+: (4 :+: Stop)), (2 :+: Stop, 1 :+: Stop)])
  print (everywhereM (mkM (\n -> if n > (3 :: Int) then Nothing else Just (n * 2))) ops, everywhereM (mkM (\n -> Just (n * 2 :: Int))) ops)
  print (somewhere (mkMp (\(S s) -> if s < 5000 then Just (S 0) else Nothing)) genCom)
  print (everywhereBut (False `mkQ` (\(D n _ _) -> n == "Research")) (mkT (incS 1)) genCom == genCom)
  print (something (Nothing `mkQ` (\(P n a) -> if a == "London" then Just n else Nothing)) genCom)
  print (synthesize 0 (+) (mkQ id (\n s -> n + s :: Int) ) ops)
  print (everythingWithContext (0 :: Int) (++) (\x d -> (mkQ [] (\(S s) -> [(s, d)]) x, d + 1)) genCom)
  print (everythingBut (+) ((0, False) `mkQ` (\(D _ _ _) -> (1 :: Int, True))) genCom)
  print (gzipWithQ (\a b -> toConstr a == toConstr b) ops (4 :+: Stop))
  print (gzip (\x y -> mkQ Nothing (\a -> do { b <- cast y; cast (a + b :: Int) }) x) (1 :+: Stop) (2 :+: Stop))
  print (gzip (\_ _ -> Nothing) (1 :+: Stop) (2 :+: Stop))
  print (empty :: Person, empty :: (Int, [Bool], Employee), constrs :: [Bool], constrs :: [Maybe Int])
  print (gfindtype (P "a" "b") :: Maybe String, gfindtype ralf :: Maybe Person)
  print (everywhere (mkT (+ (1 :: Int))) (M.fromList [(1 :: Int, [2 :: Int]), (2, [])]))
  print (ext1Q (const 0) (length :: forall e. [e] -> Int) "abc", ext1Q (const 0) length' (Just 'x'), ext2Q (const "no") (\e -> either (const "l") (const "r") e) (Left 1 :: Either Int Int))
  print (gmapAccumQ (\n x -> (n + 1, (n, toConstr x))) (0 :: Int) ops, gmapAccumT (\n x -> (n + 1, mkT (+ n) x)) (5 :: Int) (1 :+: Stop))
  print (gmapAccumQl (+) 0 (\n x -> (n * 2, n + gsize x)) 1 ops)
  print (everywhere (mkT (map succ :: String -> String) `extT` not) ('a', "bc", True))
  where length' :: [a] -> Int
        length' = length

-- expect: C [D "Research" (E (P {name = "Ralf", address = "Amsterdam"}) (S 12000.0)) [PU (E (P {name = "Joost", address = "Amsterdam"}) (S 1500.0)),PU (E (P {name = "Marlow", address = "Cambridge"}) (S 3000.0))],D "Strategy" (E (P {name = "Blair", address = "London"}) (S 150000.0)) []]
-- expect: 111000.0
-- expect: ([P {name = "Joost", address = "Amsterdam"},P {name = "Blair", address = "London"}],176,18,176,4)
-- expect: (:+: (3) (:+: (4) (:*: (Stop) ((,) ('x') (True)))))
-- expect: ((,,,,,,) (C ((:) (D "Research" (E (P "Ralf" "Amsterdam") (S (8000.0))) ((:) (PU (E (P "Joost" "Amsterdam") (S (1000.0)))) ((:) (PU (E (P "Marlow" "Cambridge") (S (2000.0)))) ([])))) ((:) (D "Strategy" (E (P "Blair" "London") (S (100000.0))) ([])) ([])))) ((:) (1) ((:) (2) ([]))) (Just ('x')) "s\"q" (()) (1.5) (-3))
-- expect: [(3 :+: (4 :+: Stop :*: ('x',True)),"")]
-- expect: True
-- expect: ([([],"")],[([3],"x")],[((True,'x'),"")],[],[])
-- expect: (True,False,True,False)
-- expect: [LT,EQ,GT,GT]
-- expect: (Nothing,Just (6 :+: (8 :+: Stop :*: ('x',True))))
-- expect: Just (C [D "Research" (E (P {name = "Ralf", address = "Amsterdam"}) (S 8000.0)) [PU (E (P {name = "Joost", address = "Amsterdam"}) (S 0.0)),PU (E (P {name = "Marlow", address = "Cambridge"}) (S 0.0))],D "Strategy" (E (P {name = "Blair", address = "London"}) (S 100000.0)) []])
-- expect: False
-- expect: Just "Blair"
-- expect: 7
-- expect: [(8000.0,4),(1000.0,6),(2000.0,7),(100000.0,5)]
-- expect: 2
-- expect: [False,False]
-- expect: Just (3 :+: Stop)
-- expect: Nothing
-- expect: (P {name = "", address = ""},(0,[],E (P {name = "", address = ""}) (S 0.0)),[False,True],[Nothing,Just 0])
-- expect: (Nothing,Just (P {name = "Ralf", address = "Amsterdam"}))
-- expect: fromList [(2,[3]),(3,[])]
-- expect: (3,0,"l")
-- expect: ((2,[(0,3),(1,:+:)]),(7,6 :+: Stop))
-- expect: (4,11)
-- expect: ('a',"ce",False)
