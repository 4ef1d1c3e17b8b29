"""The six turn actions (CR 4.1.3), one file each, each as its process with its end point."""
