module Tabs where
f x =
	if x
	  then 1
	else 2
