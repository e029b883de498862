import Stack (Stack (Stack), empty)

main :: IO ()
main = print (empty == empty)

-- error: 1:15: Module 'Stack' does not export 'Stack(Stack)'
