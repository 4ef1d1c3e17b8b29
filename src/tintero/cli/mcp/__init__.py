"""`tintero mcp`."""
