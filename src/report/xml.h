#pragma once
#include <string>
#include <string_view>

namespace needle::report {

// As text of an element or value of an attribute of XML 1.0 in UTF-8; what XML cannot write becomes U+FFFD.
std::string xml_escaped(std::string_view text);

}  // namespace needle::report
