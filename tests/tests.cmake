# One executable per folder of tests, and what ctest runs. A folder may be missing or empty.

# One ctest entry per file of unit tests: Catch2 makes a tag of a file's name with -#.
find_package(Catch2 QUIET)  # 2 and 3 are alike for us; -DBUILD_TESTING=OFF does without
if(NOT Catch2_FOUND)
  message(FATAL_ERROR "Catch2 is not there (Debian package catch2), and the unit tests need it. "
                      "To build the program alone: -DBUILD_TESTING=OFF")
endif()
file(GLOB_RECURSE unit_files CONFIGURE_DEPENDS tests/unit/*.cpp)
add_executable(unit_tests ${unit_files})
target_link_libraries(unit_tests PRIVATE narrator_cli narrator_lua)
if(Catch2_VERSION VERSION_LESS 3)
  target_link_libraries(unit_tests PRIVATE Catch2::Catch2)
else()
  target_link_libraries(unit_tests PRIVATE Catch2::Catch2WithMain)
  target_include_directories(unit_tests PRIVATE tests)  # for catch2/catch.hpp
endif()
# Compiled as fast as can be; what they test is optimised as ever.
target_compile_options(unit_tests PRIVATE -O0 -U_FORTIFY_SOURCE)
target_precompile_headers(unit_tests PRIVATE ${large_headers} <catch2/catch.hpp>)
set_source_files_properties(tests/unit/main.cpp PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
compile_by_folder(unit_tests)
foreach(file IN LISTS unit_files)
  cmake_path(GET file STEM name)
  if(NOT name STREQUAL "main")
    add_test(NAME unit.${name} COMMAND unit_tests -\# "[#${name}]"
             WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  endif()
endforeach()

set(folders playouts pairs worlds attacks fuzz)
if(NOT NARRATOR_SANITIZE)
  list(APPEND folders bench)
endif()
foreach(folder IN LISTS folders)
  file(GLOB files CONFIGURE_DEPENDS tests/${folder}/*.cpp)
  if(files)
    add_executable(${folder} ${files})
    target_link_libraries(${folder} PRIVATE narrator_engine)
    target_precompile_headers(${folder} REUSE_FROM narrator_headers)
    if(NOT folder STREQUAL "bench")  # a measurement each, which need not get along
      compile_by_folder(${folder})
    endif()
    if(folder MATCHES "bench|fuzz|pairs|playouts")  # which look at games as people do
      target_link_libraries(${folder} PRIVATE narrator_cli)
    endif()
    if(folder STREQUAL "pairs")
      target_sources(pairs PRIVATE tests/playouts/answers.cpp tests/playouts/play.cpp)
    endif()
    if(folder MATCHES "pairs|playouts")  # in parts, for several processors
      foreach(part RANGE 1 4)
        add_test(NAME ${folder}.${part} COMMAND ${folder} ${part} 4 WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
      endforeach()
    elseif(folder STREQUAL "bench")  # a measurement, not a check
      add_dependencies(bench narrator)  # which it starts
    else()
      add_test(NAME ${folder} COMMAND ${folder} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endif()
endforeach()

# The same inputs led by what they reach: ./dev fuzz.
if(NARRATOR_SANITIZE MATCHES fuzzer)
  file(GLOB files CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  list(FILTER files EXCLUDE REGEX main.cpp)
  add_executable(fuzzer EXCLUDE_FROM_ALL ${files} tests/fuzz/coverage/fuzzer.cpp)
  target_link_libraries(fuzzer PRIVATE narrator_cli)
  target_link_options(fuzzer PRIVATE -fsanitize=fuzzer)
endif()

# Stands between the program and the system in a test.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND TARGET narrator AND EXISTS ${CMAKE_SOURCE_DIR}/tests/faults/faults.cpp)
  add_library(faults MODULE tests/faults/faults.cpp)
  # What nobody sees stands between nothing; nor can what the compiler has put a checked one in place of.
  target_compile_options(faults PRIVATE -fvisibility=default "SHELL:-U _FORTIFY_SOURCE")
  target_link_libraries(faults PRIVATE ${CMAKE_DL_LIBS})
  add_dependencies(narrator faults)
endif()

# Tests that run the program as a person does; each is told where it is.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB scripts CONFIGURE_DEPENDS tests/transcripts/run.py tests/pty/*.py
     tests/cli/*_test.py tests/cli_tools/*_test.py tests/cli_docs/*_test.py)
foreach(script IN LISTS scripts)
  cmake_path(GET script PARENT_PATH folder)
  cmake_path(GET folder FILENAME folder)
  cmake_path(GET script STEM name)
  if(name STREQUAL "run")
    set(name ${folder})
  else()
    set(name ${folder}.${name})
  endif()
  if(name STREQUAL "cli_tools.hardening_test" AND NOT hardened)
    continue()
  endif()
  add_test(NAME ${name} COMMAND Python3::Interpreter ${script} $<TARGET_FILE:narrator>
           WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endforeach()

# The program once more, with a language and a game among its rules that were added by their own files.
file(GLOB_RECURSE added CONFIGURE_DEPENDS tests/additions/*)
add_custom_command(
  OUTPUT additions.cpp
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tests/additions/make.py ${CMAKE_SOURCE_DIR}
          ${CMAKE_BINARY_DIR}/additions ${CMAKE_BINARY_DIR}/additions.txt
  COMMAND narrator_embed ${CMAKE_BINARY_DIR}/additions.txt ${CMAKE_BINARY_DIR}/additions
          ${CMAKE_BINARY_DIR}/additions.cpp
  DEPENDS narrator_embed ${bundled_files} ${added}
  COMMENT "Adding a language and a game" VERBATIM)
add_executable(narrator_with_additions ${CMAKE_BINARY_DIR}/additions.cpp)
target_link_libraries(narrator_with_additions PRIVATE narrator_main narrator_cli)

# The page of a report in a real browser, driven by Debian's own Python, as its Selenium is installed.
file(GLOB pages CONFIGURE_DEPENDS tests/page/*_test.py)
foreach(script IN LISTS pages)
  cmake_path(GET script STEM name)
  add_test(NAME page.${name} COMMAND /usr/bin/python3 ${script} $<TARGET_FILE:narrator>
           WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endforeach()

# ctest counts quarters of processors: what computes takes one whole, transcripts play on two, what
# mostly waits for a terminal takes a half, and what waits for a clock a quarter. The longest begin
# first, so that none is left to run alone at the end.
get_property(names DIRECTORY PROPERTY TESTS)
foreach(name IN LISTS names)
  if(name STREQUAL "transcripts")
    set_tests_properties(${name} PROPERTIES PROCESSORS 8)
  elseif(name MATCHES "^pty.(night|same_in_public)")
    set_tests_properties(${name} PROPERTIES PROCESSORS 1)
  elseif(name MATCHES "^pty")
    set_tests_properties(${name} PROPERTIES PROCESSORS 2)
  else()
    set_tests_properties(${name} PROPERTIES PROCESSORS 4)
  endif()
  if(name MATCHES "^(playouts|transcripts|fuzz|attacks|worlds|page|pty.(night|secrets|two_keystrokes|same_in_public))|(check|check_bundled|slips|crash)_test")
    set_tests_properties(${name} PROPERTIES COST 1000)
  endif()
endforeach()
