-- was: methods of the program's own classes were run, not assumed, and a function with a class was proved at Int
-- $ needle refine refine_own_classes.hs -t 1s
-- > No proof: the code of the method 'op' runs unseen
-- > [a := Int] No proof: its type variables have classes, and it is judged at one type only
-- ! This is a proof
module RefineOwnClasses where

class Op a where op :: a -> Int
instance Op Int where op x = 1
instance Op Bool where op _ = -1

{-@ one :: x:Int -> {v:Int | v = 1} @-}
one :: Int -> Int
one x = op x

{-@ every :: Op a => a -> {v:Int | v = 1} @-}
every :: Op a => a -> Int
every x = op x
