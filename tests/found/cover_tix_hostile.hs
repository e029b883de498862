-- was: --tix read devices without an end, added to counts until they were small, and was silent about .mix files that are broken or of another version
-- $ (ulimit -v 8000000; needle cover cover_tix_hostile.hs --tix /dev/zero)
-- > cannot read the file '/dev/zero': it is not a regular file
-- exit 2
-- $ echo 'Tix [ TixModule "Hostile" 0 3 [0,1,18446744073709551615]]' > a.tix; needle cover cover_tix_hostile.hs --tix a.tix -f json
-- > "count": 18446744073709551615
-- > "covered": 3
-- $ needle cover cover_tix_hostile.hs --emit-tix=. -q && sed -i '1i -- one line more' *.hs && needle cover cover_tix_hostile.hs --tix cover_tix_hostile.tix -q
-- > warning: 3 of the 3 places of module Hostile are not in it; was the module changed since that run?
-- $ needle cover cover_tix_hostile.hs --emit-tix=. -q && echo Mix > Hostile.mix && needle cover cover_tix_hostile.hs --tix cover_tix_hostile.tix -q
-- > Hostile.mix:2:1: warning: '"' was expected here
module Hostile (f) where

f :: Bool -> Int
f True = 1
f False = 2
