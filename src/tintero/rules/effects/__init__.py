"""What each verb does: one family a module, one function a verb, all listed in `table`."""
