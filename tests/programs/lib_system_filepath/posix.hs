import Control.Monad (forM_)
import System.FilePath

main :: IO ()
main = do
  forM_ ["", "/", "a", "a/", "/a/b.c.d", "./a//b/../.c", "a.b/", "//x/y.", "..", "a/."] $ \p -> do
    print (p, splitExtension p, splitExtensions p, splitFileName p, splitPath p, splitDirectories p, splitDrive p)
    print (takeBaseName p, takeDirectory p, normalise p, isValid p, isRelative p, hasTrailingPathSeparator p, hasExtension p)
    print (map ($ p) [(</> "x"), (</> "/x"), (<.> "e"), (-<.> ".e"), flip replaceFileName "f", flip replaceBaseName "f", flip replaceDirectory "d"])
    print (map (makeRelative p) ["/a/b.c.d/e", "a/b", "/x", "a"], stripExtension "d" p, isExtensionOf "c.d" p)
  print (splitSearchPath "/x::y:", joinPath ["a", "b/", "c"], equalFilePath "./a//b" "a/b/", makeValid "")

-- expect: ("",("",""),("",""),("./",""),[],[],("",""))
-- expect: ("",".",".",False,True,False,False)
-- expect: ["x","/x",".e",".e","f","f","d"]
-- expect: (["/a/b.c.d/e","a/b","/x","a"],Nothing,False)
-- expect: ("/",("/",""),("/",""),("/",""),["/"],["/"],("/",""))
-- expect: ("","/","/",True,False,True,False)
-- expect: ["/x","/x","/.e","/.e","/f","/f","d"]
-- expect: (["a/b.c.d/e","a/b","x","a"],Nothing,False)
-- expect: ("a",("a",""),("a",""),("./","a"),["a"],["a"],("","a"))
-- expect: ("a",".","a",True,True,False,False)
-- expect: ["a/x","/x","a.e","a.e","f","f","d/a"]
-- expect: (["/a/b.c.d/e","b","/x","."],Nothing,False)
-- expect: ("a/",("a/",""),("a/",""),("a/",""),["a/"],["a"],("","a/"))
-- expect: ("","a","a/",True,True,True,False)
-- expect: ["a/x","/x","a/.e","a/.e","a/f","a/f","d"]
-- expect: (["/a/b.c.d/e","b","/x","."],Nothing,False)
-- expect: ("/a/b.c.d",("/a/b.c",".d"),("/a/b",".c.d"),("/a/","b.c.d"),["/","a/","b.c.d"],["/","a","b.c.d"],("/","a/b.c.d"))
-- expect: ("b.c","/a","/a/b.c.d",True,False,False,True)
-- expect: ["/a/b.c.d/x","/x","/a/b.c.d.e","/a/b.c.e","/a/f","/a/f.d","d/b.c.d"]
-- expect: (["e","a/b","/x","a"],Just "/a/b.c",True)
-- expect: ("./a//b/../.c",("./a//b/../",".c"),("./a//b/../",".c"),("./a//b/../",".c"),["./","a//","b/","../",".c"],[".","a","b","..",".c"],("","./a//b/../.c"))
-- expect: ("","./a//b/..","a/b/../.c",True,True,False,True)
-- expect: ["./a//b/../.c/x","/x","./a//b/../.c.e","./a//b/../.e","./a//b/../f","./a//b/../f.c","d/.c"]
-- expect: (["/a/b.c.d/e","a/b","/x","a"],Nothing,False)
-- expect: ("a.b/",("a.b/",""),("a.b/",""),("a.b/",""),["a.b/"],["a.b"],("","a.b/"))
-- expect: ("","a.b","a.b/",True,True,True,False)
-- expect: ["a.b/x","/x","a.b/.e","a.b/.e","a.b/f","a.b/f","d"]
-- expect: (["/a/b.c.d/e","a/b","/x","a"],Nothing,False)
-- expect: ("//x/y.",("//x/y","."),("//x/y","."),("//x/","y."),["//","x/","y."],["//","x","y."],("//","x/y."))
-- expect: ("y","//x","/x/y.",True,False,False,True)
-- expect: ["//x/y./x","/x","//x/y..e","//x/y.e","//x/f","//x/f.","d/y."]
-- expect: (["/a/b.c.d/e","a/b","/x","a"],Nothing,False)
-- expect: ("..",(".","."),("",".."),("./",".."),[".."],[".."],("",".."))
-- expect: (".",".","..",True,True,False,True)
-- expect: ["../x","/x","...e","..e","f","f.","d/.."]
-- expect: (["/a/b.c.d/e","a/b","/x","a"],Nothing,False)
-- expect: ("a/.",("a/","."),("a/","."),("a/","."),["a/","."],["a","."],("","a/."))
-- expect: ("","a","a/",True,True,False,True)
-- expect: ["a/./x","/x","a/..e","a/.e","a/f","a/f.","d/."]
-- expect: (["/a/b.c.d/e","a/b","/x","."],Nothing,False)
-- expect: (["/x",".","y","."],"a/b/c",True,"_")
