# cmake -DOUT=FILE -P embed.cmake: the files of this folder as string literals of C++.
set(text "// Made from src/report/html by embed.cmake.\n")
foreach(pair "kCoverPage=page.html" "kCoverIndex=index.html" "kCoverHead=head.html" "kCoverNumbers=numbers.html"
             "kCoverStyle=style.css" "kCoverScript=script.js")
  string(REGEX MATCH "^([^=]+)=(.+)$" pair "${pair}")
  set(name ${CMAKE_MATCH_1})
  file(READ "${CMAKE_CURRENT_LIST_DIR}/${CMAKE_MATCH_2}" content)
  string(REGEX REPLACE "\n$" "" content "${content}")
  string(APPEND text "inline constexpr const char* ${name} = R\"NEEDLE(${content})NEEDLE\";\n")
endforeach()
file(WRITE "${OUT}" "${text}")
