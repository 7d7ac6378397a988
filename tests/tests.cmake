# One executable for each folder of tests, and what ctest runs. A folder may be missing or empty.

# One ctest entry for each file of unit tests: Catch2's option -# tags test cases with their file's
# name.
find_package(Catch2 QUIET)  # versions 2 and 3 both work; -DBUILD_TESTING=OFF does not need it
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
# Compiled as quickly as possible; the code under test is optimised as usual.
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
    if(NOT folder STREQUAL "bench")  # each file is a separate measurement
      compile_by_folder(${folder})
    endif()
    if(folder MATCHES "bench|fuzz|pairs|playouts")  # they use views from cli/
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
      add_dependencies(bench narrator)  # which it runs
    else()
      add_test(NAME ${folder} COMMAND ${folder} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endif()
endforeach()

# The same inputs with coverage-guided fuzzing: ./dev fuzz.
if(NARRATOR_SANITIZE MATCHES fuzzer)
  file(GLOB files CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  list(FILTER files EXCLUDE REGEX main.cpp)
  add_executable(fuzzer EXCLUDE_FROM_ALL ${files} tests/fuzz/coverage/fuzzer.cpp)
  target_link_libraries(fuzzer PRIVATE narrator_cli)
  target_link_options(fuzzer PRIVATE -fsanitize=fuzzer)
endif()

# A shim between the program and the system, for tests.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND TARGET narrator AND EXISTS ${CMAKE_SOURCE_DIR}/tests/faults/faults.cpp)
  add_library(faults MODULE tests/faults/faults.cpp)
  # Hidden symbols interpose nothing, and a shim cannot replace calls that the compiler has
  # fortified.
  target_compile_options(faults PRIVATE -fvisibility=default "SHELL:-U _FORTIFY_SOURCE")
  target_link_libraries(faults PRIVATE ${CMAKE_DL_LIBS})
  add_dependencies(narrator faults)
endif()

# Tests that run the program as a person does; each gets its path.
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

# A second build of the program, with an additional language and game among its rules.
file(GLOB_RECURSE added CONFIGURE_DEPENDS tests/additions/*)
add_custom_command(
  OUTPUT additions.cpp
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tests/additions/make.py ${CMAKE_SOURCE_DIR}
          ${CMAKE_BINARY_DIR}/additions ${CMAKE_BINARY_DIR}/additions.txt
  COMMAND narrator_embed ${CMAKE_BINARY_DIR}/additions.txt ${CMAKE_BINARY_DIR}/additions
          ${CMAKE_BINARY_DIR}/additions.cpp
  DEPENDS narrator_embed ${bundled_files} ${added}
  COMMENT "Adding a language and a game" VERBATIM)
add_executable(narrator_with_additions cli/main.cpp ${CMAKE_BINARY_DIR}/additions.cpp)
target_link_libraries(narrator_with_additions PRIVATE narrator_cli)

# The page of a report in a real browser, driven by Debian's Python, for which Selenium is packaged.
file(GLOB pages CONFIGURE_DEPENDS tests/page/*_test.py)
foreach(script IN LISTS pages)
  cmake_path(GET script STEM name)
  add_test(NAME page.${name} COMMAND /usr/bin/python3 ${script} $<TARGET_FILE:narrator>
           WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endforeach()

# ctest counts quarters of processors: computing tests take three and transcripts six, so that beside
# them there is always room for one that waits for a terminal or a clock, which takes one. The
# longest begin first, those that wait before those that compute, so that none is left to run alone
# at the end.
#
# The label "sanitized" is for what `./dev test` runs under sanitizers alone: the same commands with
# the same inputs, on a build that notices more; "measured" for what measures the program's own system
# calls, time or memory, which sanitizers add to. What is neither, such as the transcripts and tests that
# try only a part under sanitizers, runs in both builds.
get_property(names DIRECTORY PROPERTY TESTS)
foreach(name IN LISTS names)
  if(name STREQUAL "transcripts")
    set_tests_properties(${name} PROPERTIES PROCESSORS 6)
  elseif(name MATCHES "^pty")
    set_tests_properties(${name} PROPERTIES PROCESSORS 1)
  else()
    set_tests_properties(${name} PROPERTIES PROCESSORS 3)
  endif()
  if(name MATCHES "^pty.(night|dead_roles|phones|secrets|two_keystrokes|same_in_public|screens_load|viewer)")
    set_tests_properties(${name} PROPERTIES COST 2000)
  elseif(name MATCHES "^(playouts|pairs|transcripts|fuzz|attacks|page)|(check|check_bundled|slips|faults|log_file)_test")
    set_tests_properties(${name} PROPERTIES COST 1000)
  endif()
  if(name MATCHES "^cli.(kills|growth|bombs|memory)_test")
    set_tests_properties(${name} PROPERTIES LABELS measured)
  elseif(name MATCHES "^(unit|cli)\\." AND NOT name MATCHES "(log_file|log_truth|faults|passphrase)_test$")
    set_tests_properties(${name} PROPERTIES LABELS sanitized)
  endif()
endforeach()
