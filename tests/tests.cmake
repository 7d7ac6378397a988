# One executable per folder of tests, and what ctest runs. A folder may be missing or empty.

# One ctest entry per file of unit tests: Catch2 makes a tag of a file's name with -#.
file(GLOB_RECURSE unit_files CONFIGURE_DEPENDS tests/unit/*.cpp)
find_package(Catch2 2 QUIET)
if(NOT Catch2_FOUND)
  message(STATUS "Catch2 is not there: no unit tests are built")
elseif(unit_files)
  add_executable(unit_tests ${unit_files})
  target_link_libraries(unit_tests PRIVATE narrator_cli Catch2::Catch2)
  foreach(file IN LISTS unit_files)
    cmake_path(GET file STEM name)
    if(NOT name STREQUAL "main")
      add_test(NAME unit.${name} COMMAND unit_tests -\# "[#${name}]"
               WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endforeach()
endif()

foreach(folder playouts attacks fuzz bench)
  file(GLOB files CONFIGURE_DEPENDS tests/${folder}/*.cpp)
  if(files)
    add_executable(${folder} ${files})
    target_link_libraries(${folder} PRIVATE narrator_engine)
    if(NOT folder STREQUAL "bench")  # a measurement, not a check
      add_test(NAME ${folder} COMMAND ${folder} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endif()
endforeach()

# Tests that run the program as a person does; each is told where it is.
if(TARGET narrator)
  find_package(Python3 COMPONENTS Interpreter)
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
    if(Python3_Interpreter_FOUND)
      add_test(NAME ${name} COMMAND Python3::Interpreter ${script} $<TARGET_FILE:narrator>
               WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    endif()
  endforeach()
endif()
