module Unicode where
f x = "äöü" ++ [x, 'λ'] ++ "ok"
größe é = é + 1
x' = f 'a'
