main :: IO ()
main = do
	print 1
        print 2
	let x = 3
	    y = 4
        print (x + y)

-- expect: 1
-- expect: 2
-- expect: 7
