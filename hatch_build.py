"""Build hook: compile the engine layers with mypyc, out of the source tree.

As a hatchling hook it obeys the environment variable TINTERO_BUILD:

    auto      (default) compile; where that fails, build a pure-Python wheel and say why
    compiled  compile; fail if that fails (use it for releases)
    pure      do not compile

As a program, `python hatch_build.py DEST [OPT]` writes a copy of `src/` with the compiled
modules beside their sources to DEST, for tests and for `make play`. DEST is either complete or
absent. C files and objects are kept in `native/` beside DEST, so that a second build after a
change outside the compiled layers takes seconds.

Two more environment variables (docs/building.md): TINTERO_PROFILE=1 lets the compiler see some
games before it decides what to make fast (gcc, twice the time); TINTERO_SHORTCUTS=0 leaves out the
short ways for memory and lists.

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
from concurrent.futures import Future, ThreadPoolExecutor
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
    "tintero/bots/turn_mind.py",
    "tintero/bots/turn_beam.py",
    "tintero/bots/turn_search.py",
]

# Below COMPILED but not in the hot path, so not worth compiling; or nothing but one long table.
INTERPRETED = ("tintero/ability/render/", "tintero/ability/schema.py")

# Nobody replaces single functions of the library from outside, so they may call each other
# directly: about 10 % faster (docs/speed.md).
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]

# One module may be inlined in another: 6 % fewer instructions. Used where the compiler can do it.
ACROSS_MODULES = ["-flto=auto"]

# Games that the compiler sees (gcc only). What they never reach is compiled as without them. Both
# passes need the same level of optimisation.
LEARNING = ["-fprofile-generate", "-fprofile-update=single"]
LEARNT = [
    *("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"),
    *("-Wno-error", "-Wno-error=coverage-mismatch"),  # more is inlined, so more is warned of
]
LEARNS = re.compile(
    r"___(events|keywords|program|rules|state)\b|___(program|rules|state)___|_ops\.c$"
)
LESSON = "from tintero.sim.bench import run; run(60)"

# What decides how fast games are played: the rules and all they touch, and what bots search with. A
# quick build lets only these be inlined in each other, without those where a game spends less than
# a thousandth of its time; the rest is compiled file by file, with COLD. Some steps that take gcc
# long are left out (HOT). Together that is 1.8 % more instructions a decision.
PLAYS = re.compile(r"___events\.|___(bots|program|rules|state)___|___views___worlds\.|_ops\.c$")
SELDOM = re.compile(
    r"___program___(compile|model)\."
    r"|___rules___(amounts|asked|conditions|goes_on|influence|marketing|missions|observe|open)\."
    r"|___rules___(order|payable|process|quantities|replace|sound|unseen)\."
    r"|___effects___(joints|until|verb_rows|verbs_lasting|verbs_numbers)\."
    r"|___turn_actions___(bag_move|defended|mission|move|otherwise|tables|use)\."
    r"|___state___(chance|codec|fields|kept_choice|outside|ruleset)\."
)
COLD = ["-O1"]
HOT = ["-fno-schedule-insns2", "-fno-gcse", "-fno-tree-vectorize"]  # gcc's names

# Where what is made lies: what counts is never taken for what is to be used.
LIB = {"quick": "lib", "plain": "lib", "learning": "counting", "learnt": "lib"}

NOTE = "Note: "  # what a build says though it succeeds
MODES = ("auto", "compiled", "pure")
GROUP = "tintero"  # the shared library is called tintero__mypyc
COMPLETE = ".complete"  # stands in a finished DEST, with what it was made of
# What decides how the sources are compiled.
RECIPE = ("hatch_build.py", "generated_c.py", "pyproject.toml", "requirements-build.txt")


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


def plays(source: str) -> bool:
    """Whether how fast games are played hangs on this file of generated C."""
    return PLAYS.search(source) is not None and SELDOM.search(source) is None


def packages(src: Path) -> list[Path]:
    return [path for path in src.iterdir() if (path / "__init__.py").is_file()]


def compile_engine(root: Path, work: Path, opt: str = "3", how: str = "plain") -> dict[str, Path]:
    """Compile the engine of the project at `root` in the folder `work`: `plain` or `quick`.

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
    if os.environ.get("TINTERO_PROFILE") == "1" and opt != "0":
        learn(root, work, opt, files)
        return compiled(root, work, opt, files, "learnt")
    return compiled(root, work, opt, files, how)


def compiled(root: Path, work: Path, opt: str, files: list[str], how: str) -> dict[str, Path]:
    """Compile once: `plain`, `quick`, `learning` or `learnt`."""
    child([str(root / "hatch_build.py"), "--native", str(root), opt, how, *files], work)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [GROUP + "__mypyc" + suffix] + [f.removesuffix(".py") + suffix for f in files]
    lib = work / LIB[how]
    missing = [name for name in names if not (lib / name).is_file()]
    if missing:
        raise BuildFailed(f"mypyc did not produce {', '.join(missing)}")
    return {name: lib / name for name in names}


def child(command: list[str], cwd: Path, **env: str) -> None:
    """Run a Python of its own; what it said last, if it fails."""
    run = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    said = run.stdout.strip().splitlines()
    if run.returncode:
        raise BuildFailed("\n".join(said[-25:]))
    print("\n".join(line for line in said if line.startswith(NOTE)), end="")


def learn(root: Path, work: Path, opt: str, files: list[str]) -> None:
    """Compile so that running counts what runs, and play: the counts lie beside the objects."""
    for count in (work / "obj").rglob("*.gcda"):
        count.unlink()
    built = compiled(root, work, opt, files, "learning")
    with tempfile.TemporaryDirectory(prefix="tintero-learning-") as folder:
        tree = Path(folder)
        for package in packages(root / "src"):
            shutil.copytree(work / package.name, tree / package.name)
        for name, path in built.items():
            shutil.copy2(path, tree / name)
        child(["-c", LESSON], tree, PYTHONPATH=str(tree))


def native(root: Path, opt: str, how: str, files: list[str]) -> None:
    """Generate the C of `files` and compile it: a process of its own, in the work folder."""
    from setuptools import setup  # isort: skip  (it provides distutils where Python has none)
    from distutils import ccompiler
    from distutils.sysconfig import customize_compiler

    import generated_c  # beside this file, which runs as a program here
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

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
        # What is not compiled is not checked here: the order in which modules are met is another.
        ["--config-file", str(root / "pyproject.toml"), "--follow-imports=silent", *files],
        opt_level=opt,
        debug_level="0",  # else the temporary path differs from build to build
        multi_file=True,  # half the time and a quarter of the memory, same speed
        group_name=GROUP,
    )
    unix = compiler.compiler_type == "unix"
    shortcuts = unix and opt != "0" and os.environ.get("TINTERO_SHORTCUTS") != "0"
    odd = generated_c.without_trashcan(extensions, files, shortcuts)
    if odd:
        print(f"{NOTE}mypyc writes {', '.join(odd)} otherwise than generated_c.py expects")
    learned: list[str] = []
    cold: list[str] = []  # the options of the files that are compiled apart
    apart: set[str] = set()
    rest = ["-O0"] if how == "learning" else []  # nobody counts there, and nobody waits for it
    if how in ("learning", "learnt"):
        if not unix or not is_gcc(compiler):
            sys.exit("TINTERO_PROFILE=1 needs gcc")
        learned = LEARNING if how == "learning" else LEARNT
    if unix:
        across = ACROSS_MODULES if opt != "0" and can_link(compiler, probe, ACROSS_MODULES) else []
        if how == "learning":
            across = []  # which would only cost time
        given = extensions[0].extra_compile_args  # the same for all
        first = generated_c.SHORTCUTS if shortcuts else generated_c.PYTHON
        quick = how == "quick" and bool(across)
        begin = first + generated_c.own(Path("build"), opt != "0", quick)
        hot = HOT if quick and is_gcc(compiler) else []
        usual = [*given, *DIRECT_CALLS, *across, *hot]
        shared = [*across, *hot, *read_once(compiler, "shared.h", begin, usual, extensions)]
        alone = read_once(compiler, "python.h", generated_c.PYTHON, [*given, *DIRECT_CALLS], [])
        for extension in extensions:
            # What one imports only leads to the shared library: there is nothing to make faster.
            group = extension.name.endswith("__mypyc")
            flags, links = (shared, [*across, *learned]) if group else (alone, learned)
            # Not `+=`: mypyc gives all of them the same list.
            extension.extra_compile_args = [*given, *DIRECT_CALLS, *flags]
            extension.extra_link_args = [*extension.extra_link_args, f"-O{opt}", *links]
            if group and quick:
                cold = [*given, *DIRECT_CALLS, *COLD]
                cold += read_once(compiler, "cold.h", begin, cold, extensions)
                apart |= {name for name in extension.sources if not plays(name)}

    class Build(build_ext):
        """Compiles as many files at a time as there are processors; those that count get more
        options."""

        def build_extensions(self) -> None:
            compile_one, link = self.compiler._compile, self.compiler.link_shared_object
            pool = ThreadPoolExecutor(os.cpu_count())
            begun: list[Future[None]] = []

            def compile_later(
                obj: str, src: str, ext: str, args: Any, extra: list[str], pp: Any
            ) -> None:
                more = learned if LEARNS.search(src) else rest
                extra = cold if src in apart else extra + more
                begun.append(pool.submit(compile_one, obj, src, ext, args, extra, pp))

            def link_then(*args: Any, **named: Any) -> None:
                while begun:
                    begun.pop().result()
                link(*args, **named)

            self.compiler._compile = compile_later
            self.compiler.link_shared_object = link_then
            with pool:
                super().build_extensions()

    setup(
        name="native",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=[
            *("build_ext", "--build-lib", LIB[how], "--build-temp", "obj"),
            *(["--force"] if learned else []),
        ],
    )


# --- the C compiler -------------------------------------------------------------------------------


def read_once(
    compiler: Any, name: str, text: str, flags: list[str], extensions: list[Any]
) -> list[str]:
    """Options that let each file begin with this header. gcc keeps what it has read of it, Python's
    own headers and those of `extensions` with it, and takes that for every file with these flags:
    they are hundreds, and that is half of what a small one costs."""
    header = Path(name)
    if not header.is_file() or header.read_text(encoding="utf-8") != text:
        header.write_text(text, encoding="utf-8")
    kept = Path(f"{name}.gch")
    kept.unlink(missing_ok=True)
    if is_gcc(compiler):
        folders = dict.fromkeys(name for extension in extensions for name in extension.include_dirs)
        command = [*compiler.compiler_so, *flags, *(f"-I{folder}" for folder in folders)]
        command += [f"-I{python_headers()}", "-x", "c-header", str(header), "-o", str(kept)]
        try:
            compiler.spawn(command)
        except Exception:  # then it is read each time
            kept.unlink(missing_ok=True)
    return ["-include", str(header)]


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


def is_gcc(compiler: Any) -> bool:
    probe = Path("gcc.c")
    probe.write_text("#if !defined(__GNUC__) || defined(__clang__)\n#error\n#endif\n")
    try:
        compiler.compile([str(probe)], output_dir="probe")
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
    built = compile_engine(root, work, opt, "quick")
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
        native(Path(args[1]), args[2], args[3], args[4:])
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
