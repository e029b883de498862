class B a => A a where a :: a
class A a => B a where b :: a

main :: IO ()
main = return ()

-- error: 1:1: Superclass cycle for 'A'
