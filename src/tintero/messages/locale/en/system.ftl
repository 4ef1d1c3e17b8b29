### Why the system can't read or write a file.

system-not-there = there is no such file or folder
system-there = there is something of that name
system-a-folder = it is a folder
system-no-folder = a part of its path is no folder
system-closed = permission denied
system-large = it is too large
system-full = there is no space left
system-not-text = line { $line } is not text (UTF-8)
# In the system's own words.
system-other = { $why }
