// The solver's part of the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace corridor {

void bind_solver(nanobind::module_& m);

}  // namespace corridor
