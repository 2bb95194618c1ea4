"""HTTP: the application, its routes, the page's files, errors and headers."""
