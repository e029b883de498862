-- was: a module that does not compile was missing from JSON, JUnit, SARIF and GitHub's annotations
-- $ needle check does_not_compile.hs -f json 2> /dev/null
-- > "code": "ND-0203"
-- > "file": "does_not_compile.hs", "line": 47
-- > "exit": 2
-- exit 2
-- $ needle check does_not_compile.hs -f junit 2> /dev/null > out.xml; test $? -eq 2 && python3 -c 'import xml.etree.ElementTree as x; r = x.parse("out.xml").getroot(); c = r.find(".//testcase"); print(r.get("errors"), c.get("line"), c.find("error").get("message"))'
-- > 1 47 Variable not in scope: missing
-- $ needle check does_not_compile.hs -f sarif 2> /dev/null
-- > "ruleId": "error"
-- > "startLine": 47
-- > [ND-0203] Variable not in scope: missing
-- exit 2
-- $ needle check does_not_compile.hs -f github 2> /dev/null
-- > ::error file=does_not_compile.hs,line=47,endLine=47,col=8,title=ND-0203::Variable not in scope: missing
-- exit 2
-- $ needle reach does_not_compile.hs -f github 2> /dev/null
-- > ::error file=does_not_compile.hs,line=47
-- exit 2
-- $ needle mutate does_not_compile.hs f -f json 2> /dev/null
-- > "code": "ND-0203"
-- exit 2
-- $ needle count does_not_compile.hs Int -f json 2> /dev/null
-- > "code": "ND-0203"
-- exit 2
-- $ needle enum does_not_compile.hs Int --size 1 -f json 2> /dev/null
-- > "code": "ND-0203"
-- exit 2
-- $ needle sample does_not_compile.hs Int -f json 2> /dev/null
-- > "code": "ND-0203"
-- exit 2
-- $ needle check Missing.hs -f github 2> /dev/null
-- > ::error title=ND-0701::
-- exit 2
-- $ needle check does_not_compile.hs prop_x -f junit=out.xml 2> /dev/null; grep -c 'not in scope' out.xml
-- > 1
-- $ mkdir d; cp does_not_compile.hs d; echo 'module Fine where { prop_b :: Bool -> Bool; prop_b b = b }' > d/Fine.hs; needle check d -f json 2> /dev/null
-- > "code": "ND-0203"
-- > "verdict": "falsified"
-- exit 2
-- | It has a name that is not there.

f :: Int -> Int
f n = n

g :: Int
g = 1 +missing
