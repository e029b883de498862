import Data.Char (ord)

main :: IO ()
main = do
  print (map ord "\NUL\SOH\STX\ETX\EOT\ENQ\ACK\a\b\t\n\v\f\r\SO\SI\DLE\DC1\DC2\DC3\DC4\NAK\SYN\ETB\CAN\EM\SUB\ESC\FS\GS\RS\US\SP\DEL")
  print (map ord ['a', '\'', '\x3bb', '\o17', '\1234', '\^C', '\SP'])
  print ['\SP', '\US', '~', '\x7f', '\x80', '\xa0', '\xff']
  print (maxBound :: Char, minBound :: Char)
  print (['a' .. 'f'], ['a', 'c' .. 'i'], ['e', 'd' .. 'a'])
  print (succ 'a', pred 'b', fromEnum 'A', toEnum 97 :: Char)

-- expect: [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,127]
-- expect: [97,39,955,15,1234,3,32]
-- expect: " \US~\DEL\128\160\255"
-- expect: ('\1114111','\NUL')
-- expect: ("abcdef","acegi","edcba")
-- expect: ('b','a',65,'a')
