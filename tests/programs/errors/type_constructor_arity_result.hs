data Tree = Leaf | Node Tree Int Tree

size :: Tree -> Int
size Leaf = 0
size (Node l r) = size l + size r

main :: IO ()
main = print (size Leaf)

-- error: 5:7: The constructor 'Node' should have 3 arguments, but has been given 2
