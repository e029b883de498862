# What `make install` puts where, and the Debian package of the same files.
include(GNUInstallDirs)
install(TARGETS needle RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${CMAKE_BINARY_DIR}/needle.library DESTINATION lib/needle)  # image_path looks there, whatever LIBDIR is
install(FILES docs/needle.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES tools/completions/needle.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME needle)
foreach(directory site-functions vendor-completions)  # where zsh looks under /usr/local, and under /usr on Debian
  install(FILES tools/completions/_needle DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${directory})
endforeach()
install(FILES tools/completions/needle.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

set(CPACK_PACKAGE_CONTACT "the Needle project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION haskell)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
include(CPack)
