"""Build hook: compile the engine layers with mypyc, out of the source tree.

As a hatchling hook it obeys the environment variable TINTERO_BUILD:

    auto      (default) compile; where that fails, build a pure-Python wheel and say why
    compiled  compile; fail if that fails (use it for releases)
    pure      do not compile

As a program, `python hatch_build.py DEST [OPT]` writes a copy of `src/` with the compiled
modules beside their sources to DEST, for tests and for `make play`. DEST is either complete or
absent. C files and objects are kept in `native/` beside DEST, so that a second build after a
change outside the compiled layers takes seconds.

Nothing is ever written to `src/`: a compiled module beside its source would silently hide later
edits of that source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

# The version of mypy generates the C code that is shipped. Change it here and in
# requirements-build.in, as a change of its own.
BUILD_REQUIRES = ["mypy==2.4.1", "setuptools", "types-PyYAML"]

# What is compiled: files and folders below src/. Every __init__.py stays interpreted. Beside the
# engine that is what makes a state for a seat, and its words: a server does that for each action.
COMPILED = [
    "tintero/vocab.py",
    "tintero/events.py",
    "tintero/ability",
    "tintero/keywords.py",
    "tintero/program",
    "tintero/state",
    "tintero/rules",
    "tintero/messages/message.py",
    "tintero/messages/pattern.py",
    "tintero/messages/catalogue.py",
    "tintero/messages/speech.py",
    "tintero/messages/plainly.py",
    "tintero/notation/givers.py",
    "tintero/notation/entries.py",
    "tintero/notation/names.py",
    "tintero/notation/write.py",
    "tintero/views/knowledge.py",
    "tintero/views/handles.py",
    "tintero/views/naming.py",
    "tintero/views/event_view.py",
    "tintero/views/option_view.py",
    "tintero/views/labels.py",
    "tintero/views/prompts.py",
    "tintero/views/log.py",
    "tintero/views/log_fields.py",
    "tintero/views/log_words.py",
    "tintero/views/observation.py",
    "tintero/views/view.py",
    "tintero/views/worlds.py",
    "tintero/game.py",
    "tintero/table/line_pack.py",
    "tintero/table/match.py",
    "tintero/table/logbook.py",
    "tintero/table/recorder.py",
    "tintero/table/ahead.py",
    "tintero/table/seat_shown.py",
    "tintero/bots/features.py",
    "tintero/bots/value_net.py",
    "tintero/bots/turn_search.py",
]

# Below COMPILED but not in the hot path, so not worth compiling.
INTERPRETED = ("tintero/ability/render/",)

# Nobody replaces single functions of the library from outside, so they may call each other
# directly: about 10 % faster (docs/speed.md).
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]

# One module may be inlined in another: 6 % fewer instructions. Used where the compiler can do it.
ACROSS_MODULES = ["-flto=auto"]

MODES = ("auto", "compiled", "pure")
GROUP = "tintero"  # the shared library is called tintero__mypyc
COMPLETE = ".complete"  # stands in a finished DEST, with what it was made of
# What decides how the sources are compiled.
RECIPE = ("hatch_build.py", "pyproject.toml", "requirements-build.txt")


class BuildFailed(Exception):
    """The engine could not be compiled; the message says why."""


def modules(src: Path) -> list[str]:
    """The files to compile, relative to `src`, sorted; those of COMPILED that exist."""
    found: list[Path] = []
    for name in COMPILED:
        path = src / name
        found += [path] if path.is_file() else path.rglob("*.py")
    names = sorted(p.relative_to(src).as_posix() for p in found if p.name != "__init__.py")
    return [name for name in names if not name.startswith(INTERPRETED)]


def packages(src: Path) -> list[Path]:
    return [path for path in src.iterdir() if (path / "__init__.py").is_file()]


def compile_engine(root: Path, work: Path, opt: str = "3") -> dict[str, Path]:
    """Compile the engine of the project at `root` in the folder `work`.

    Returns the compiled files: path below src/ → where it is now.
    """
    files = modules(root / "src")
    if not files:
        raise BuildFailed("there is no engine module to compile")
    work.mkdir(parents=True, exist_ok=True)
    for package in packages(root / "src"):
        shutil.rmtree(work / package.name, ignore_errors=True)
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.pyc")
        shutil.copytree(package, work / package.name, ignore=ignore)
    run = subprocess.run(
        [sys.executable, str(root / "hatch_build.py"), "--native", str(root), opt, *files],
        cwd=work,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if run.returncode:
        raise BuildFailed("\n".join(run.stdout.strip().splitlines()[-25:]))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [GROUP + "__mypyc" + suffix] + [f.removesuffix(".py") + suffix for f in files]
    missing = [name for name in names if not (work / "lib" / name).is_file()]
    if missing:
        raise BuildFailed(f"mypyc did not produce {', '.join(missing)}")
    return {name: work / "lib" / name for name in names}


def native(root: Path, opt: str, files: list[str]) -> None:
    """Generate the C of `files` and compile it: a process of its own, in the work folder."""
    from setuptools import setup  # isort: skip  (it provides distutils where Python has none)
    from distutils import ccompiler
    from distutils.sysconfig import customize_compiler

    from mypyc.build import mypycify

    # Before the long part: is there a compiler at all, and does it find Python's headers?
    probe = Path("probe.c")
    probe.write_text("#include <Python.h>\n")
    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    try:
        compiler.compile([str(probe)], output_dir="obj", include_dirs=[python_headers()])
    except Exception as exc:
        sys.exit(f"no C compiler that works and finds Python.h ({exc})")

    extensions = mypycify(
        ["--config-file", str(root / "pyproject.toml"), *files],
        opt_level=opt,
        debug_level="0",  # else the temporary path differs from build to build
        multi_file=True,  # half the time and a quarter of the memory, same speed
        group_name=GROUP,
    )
    without_trashcan(extensions, files)
    if compiler.compiler_type == "unix":
        across = ACROSS_MODULES if opt != "0" and can_link(compiler, probe, ACROSS_MODULES) else []
        for extension in extensions:
            extension.extra_compile_args += DIRECT_CALLS + across
            extension.extra_link_args += [f"-O{opt}", *across] if across else []
    setup(
        name="native",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--build-lib", "lib", "--build-temp", "obj"],
    )


# --- what mypyc gets wrong ------------------------------------------------------------------------

# mypyc 2.4.1 ends every deallocator with CPython's "trashcan", which puts an object aside when more
# than 50 deallocations are nested, and frees it later. It keeps the objects in a list made of their
# garbage collector headers. Objects of classes with `acyclic=True` have no such header: the list is
# written over whatever lies before them. They need no trashcan, since none of them leads to a chain
# (tests/test_memory.py looks at that), so their deallocators are compiled without.
ACYCLIC = re.compile(r"^@mypyc_attr\(.*\bacyclic=True\b", re.M)
TEMPLATE = re.compile(r"^static PyTypeObject \w+_template_ = \{\n(.*?)^\};", re.M | re.S)
DEALLOC = re.compile(r"\.tp_dealloc = \(destructor\)(\w+),")
COLLECTED = "Py_TPFLAGS_HAVE_GC"
TRASHCAN = re.compile(
    r"^ *CPy_TRASHCAN_BEGIN\(self, (\w+)\)\n"
    r"( *\w+\(\(PyObject \*\)self\);\n *Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\n)"
    r" *CPy_TRASHCAN_END\(self\)\n",
    re.M,
)


def mended(c: str) -> tuple[str, int]:
    """Generated C without the trashcan where it does harm, and in how many deallocators it was."""
    freed: dict[str, bool] = {}  # by which deallocator; whether the collector knows the type
    for template in TEMPLATE.findall(c):
        for name in DEALLOC.findall(template):
            freed[name] = COLLECTED in template
    found = TRASHCAN.findall(c)
    if len(found) != c.count("TRASHCAN_BEGIN") or not freed.keys() >= {name for name, _ in found}:
        sys.exit("mypyc writes deallocators otherwise than hatch_build.py expects: look at them")
    c = TRASHCAN.sub(lambda match: match[0] if freed[match[1]] else match[2], c)
    return c, sum(not freed[name] for name, _ in found)


def without_trashcan(extensions: list[Any], files: list[str]) -> None:
    """Let `extensions` be compiled from mended copies of the generated files that need mending.

    They are copies because mypyc generates everything anew when a file is not as it left it.
    """
    total = 0
    for extension in extensions:
        for at, name in enumerate(extension.sources):
            source = Path(name)
            text, count = mended(source.read_text(encoding="utf-8"))
            if count:
                total += count
                copy = source.with_suffix(".mended.c")
                if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
                    copy.write_text(text, encoding="utf-8")
                extension.sources[at] = str(copy)
    expected = sum(len(ACYCLIC.findall(Path(f).read_text(encoding="utf-8"))) for f in files)
    if total != expected:
        sys.exit(
            f"{expected} classes are acyclic, and {total} of them had a trashcan to be removed: if "
            "mypyc knows by now that they need none, remove this step of hatch_build.py"
        )


def can_link(compiler: Any, probe: Path, flags: list[str]) -> bool:
    """Whether a shared library can be made with these flags for compiler and linker."""
    try:
        objects = compiler.compile(
            [str(probe)], output_dir="probe", include_dirs=[python_headers()], extra_postargs=flags
        )
        compiler.link_shared_object(objects, "probe/probe.so", extra_postargs=flags)
    except Exception:
        return False
    return True


def python_headers() -> str:
    return sysconfig.get_paths()["include"]


def compiled_tree(root: Path, dest: Path, opt: str = "3") -> int:
    """Write `src/` with the compiled modules to `dest`; returns how many modules are compiled."""
    if dest.exists():
        if not (dest / COMPLETE).is_file():
            raise BuildFailed(f"{dest} exists and is not an earlier build: remove it first")
        shutil.rmtree(dest)
    work = dest.parent / "native"
    built = compile_engine(root, work, opt)
    # From the work folder: these are the sources that were compiled, whatever was edited since.
    for package in packages(root / "src"):
        shutil.copytree(work / package.name, dest / package.name)
    for name, path in built.items():
        shutil.copy2(path, dest / name)
    (dest / COMPLETE).write_text("".join(made_of(root, work)), encoding="utf-8")
    return len(built) - 1  # without the shared library


def made_of(root: Path, work: Path) -> Iterator[str]:
    """Sum, size, date and name of each file that DEST is made of: `tintero` compares them with the
    files in `src/` when it starts (tintero/cli/shell/start.py)."""
    files = {name: root / name for name in RECIPE if (root / name).is_file()}
    for package in packages(root / "src"):
        for path in sorted((work / package.name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                files[f"src/{path.relative_to(work).as_posix()}"] = path
    for name, path in files.items():
        at = path.stat()
        yield f"{crc32(path.read_bytes())} {at.st_size} {at.st_mtime_ns} {name}\n"


if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # as a program, hatchling is not needed
        BuildHookInterface = object


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The name hatchling looks for."""

    _tmp: Path | None = None

    @property
    def mode(self) -> str:
        mode = os.environ.get("TINTERO_BUILD", "auto")
        if mode not in MODES:
            raise ValueError(f"TINTERO_BUILD={mode}: expected one of {', '.join(MODES)}")
        return mode

    def dependencies(self) -> list[str]:
        # mypy follows the imports of the compiled modules, so it must see what they import.
        if self.target_name != "wheel" or self.mode == "pure":
            return []
        return [*BUILD_REQUIRES, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = self.mode
        if self.target_name != "wheel" or version == "editable" or mode == "pure":
            return
        self._tmp = Path(tempfile.mkdtemp(prefix="tintero-"))
        try:
            built = compile_engine(Path(self.root), self._tmp)
        except Exception as exc:
            self._clean()
            if mode == "compiled":
                raise
            self.app.display_warning(
                "Tintero: the engine runs UNCOMPILED (same results, about ten times slower), "
                f"because compiling it failed:\n{exc}"
            )
            return
        self.app.display_info(f"Tintero: {len(built) - 1} engine modules compiled.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for name, path in built.items():
            build_data["force_include"][str(path)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._clean()

    def _clean(self) -> None:
        if self._tmp is not None:
            shutil.rmtree(self._tmp, ignore_errors=True)


def main(args: list[str]) -> None:
    if args and args[0] == "--native":
        native(Path(args[1]), args[2], args[3:])
    elif len(args) not in (1, 2):
        sys.exit("usage: python hatch_build.py DEST [OPT]")
    else:
        root = Path(__file__).resolve().parent
        try:
            count = compiled_tree(root, Path(args[0]).resolve(), *args[1:])
        except BuildFailed as exc:
            sys.exit(f"The engine could not be compiled:\n{exc}")
        print(f"{count} engine modules compiled in {args[0]}")


if __name__ == "__main__":
    main(sys.argv[1:])
