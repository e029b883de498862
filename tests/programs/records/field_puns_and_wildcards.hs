data Config = Config { host :: String, port :: Int, debug :: Bool } deriving Show

url :: Config -> String
url Config { host, port = p } = host ++ ":" ++ show p

url' :: Config -> String
url' Config {..} = host ++ "/" ++ show port ++ (if debug then "?" else "")

make :: String -> Config
make host = Config {..}
  where port = 80
        debug = False

make2 :: Int -> Config
make2 port = let host = "local" in Config { debug = True, .. }

tweak :: Config -> Config
tweak c@Config { port } = c { port = port + 1, debug = True }

main :: IO ()
main = do
  putStrLn (url (make "a"))
  putStrLn (url' (make2 8080))
  print (tweak (make "b"))
  let Config { .. } = make "c"
  print (host, port, debug)

-- expect: a:80
-- expect: local/8080?
-- expect: Config {host = "b", port = 81, debug = True}
-- expect: ("c",80,False)
