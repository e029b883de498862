-- was: a lone surrogate in a message made JUnit's XML invalid UTF-8
-- $ needle check odd_characters.hs -f junit -t 2s > out.xml; python3 -c 'import xml.etree.ElementTree as x; b = open("out.xml", "rb").read(); b.decode("utf-8"); print([c.get("name") for c in x.fromstring(b).iter("testcase")])'
-- > ['prop_surrogate', 'prop_control', 'prop_noncharacter', 'prop_fine']
-- $ needle check odd_characters.hs -f json -t 2s > out.json; python3 -c 'import json; print(len(json.loads(open("out.json", "rb").read().decode("utf-8"))["results"]))'
-- > 4
-- $ needle check odd_characters.hs -f sarif -t 2s > out.json; python3 -c 'import json; print(len(json.loads(open("out.json", "rb").read().decode("utf-8"))["runs"][0]["results"]))'
-- > 4
-- $ needle check odd_characters.hs -f github -t 2s > out.txt; python3 -c 'print(open("out.txt", "rb").read().decode("utf-8").count("::error"))'
-- > 4

prop_surrogate :: Bool -> Bool
prop_surrogate b = b || error "a lone \xD800 surrogate and \xDFFF another"

prop_control :: Bool -> Bool
prop_control b = b || error "\0\1\x1B[31m\DEL\x80\x9F <&>\"' \r\n ]]>"

prop_noncharacter :: Bool -> Bool
prop_noncharacter b = b || error "\xFFFE \xFFFF \x10FFFF \x1F600"

prop_fine :: Bool -> Bool
prop_fine b = b || error "\228\246\252 \x1F600"
