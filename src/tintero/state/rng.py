"""A small seeded generator with 128 bits of state (xoshiro128**, four 32-bit words).

For people who play each other there is another one: `hashed` forgets what it came from, and what it
gives says nothing about what it goes on from, so nobody can work out lots still to be drawn.

A 60-card deck has far more orders than 32 bits can reach, and a short seed could be found by
trying all of them against the cards one has seen. Every intermediate value stays below 2**63, so
compiled and uncompiled code give the same numbers.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
Words = tuple[int, int, int, int]


def _rotl(x: i64, k: i64) -> i64:
    return ((x << k) & MASK) | (x >> (32 - k))


def times(x: i64, y: i64) -> i64:
    """The low 32 bits of a product of two words, by halves: nothing reaches 2**63. Compiled code
    ends the process where a signal breaks off a product of larger numbers."""
    high: i64 = ((x >> 16) * y) & 0xFFFF
    return ((x & 0xFFFF) * y + (high << 16)) & MASK


def scramble(z: i64) -> i64:
    """One round of a 32-bit mixer, used to spread a seed over the words."""
    z = (z + 0x9E3779B9) & MASK
    x: i64 = z ^ (z >> 16)
    x = times(x, 0x85EBCA6B)
    x ^= x >> 13
    x = times(x, 0xC2B2AE35)
    return x ^ (x >> 16)


def seed_words(seed: int) -> Words:
    """Any integer, however large, gives four words; the low 128 bits all count."""
    if seed < 0:
        seed = (-seed << 1) + 1
    words: list[int] = []
    carry: i64 = 0
    for n in range(4):
        nth: i64 = n
        part: i64 = (seed >> (32 * n)) & MASK
        carry = scramble((part ^ carry) + nth * 0x632BE5A7 & MASK)
        words.append(carry)
    rest = seed >> 128
    if rest:
        more = seed_words(rest)
        words = [w ^ m for w, m in zip(words, more, strict=True)]
    if not any(words):
        words[0] = 1
    return (words[0], words[1], words[2], words[3])


def advance(s0: i64, s1: i64, s2: i64, s3: i64) -> tuple[i64, i64, i64, i64, i64]:
    """The next 32-bit number, then the four new words."""
    out: i64 = (_rotl((s1 * 5) & MASK, 7) * 9) & MASK
    t: i64 = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = _rotl(s3, 11)
    return (out, s0, s1, s2, s3)


def draw_lots(sizes: list[int], s0: i64, s1: i64, s2: i64, s3: i64) -> tuple[i64, i64, i64, i64]:
    """Put in place of each size n a number from 0 to n - 1; the four new words."""
    for at in range(len(sizes)):
        n: i64 = sizes[at]
        limit: i64 = 0x100000000 - (0x100000000 % n)
        out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        while out >= limit:
            out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        sizes[at] = out % n
    return (s0, s1, s2, s3)


def arrange(values: list[int], lots: list[int]) -> None:
    """Change each place, from the last to the second, with the one that its lot says."""
    at = len(values) - 1
    for lot in lots:
        values[at], values[lot] = values[lot], values[at]
        at -= 1


def shuffle(values: list[int], s0: i64, s1: i64, s2: i64, s3: i64) -> tuple[i64, i64, i64, i64]:
    """`arrange` by the lots of `draw_lots`, without a list of them; the four new words."""
    i: i64 = len(values) - 1
    while i > 0:
        n: i64 = i + 1
        limit: i64 = 0x100000000 - (0x100000000 % n)
        out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        while out >= limit:
            out, s0, s1, s2, s3 = advance(s0, s1, s2, s3)
        j: i64 = out % n
        one = values[i]
        values[i] = values[j]
        values[j] = one
        i -= 1
    return (s0, s1, s2, s3)


def hashed(words: Words) -> tuple[Words, list[int]]:
    """The four new words, and twelve 32-bit numbers: parts of one hash, none of which tells another
    or leads back."""
    told = b"".join([word.to_bytes(4, "big") for word in words])
    digest = blake2b(told, digest_size=64, person=b"tintero lots").digest()
    made = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 64, 4)]
    return (made[0], made[1], made[2], made[3]), made[4:]


def secret_lots(words: Words, sizes: list[int]) -> tuple[Words, list[int]]:
    """The four new words, and for each size n a number from 0 to n - 1, from `hashed`."""
    result: list[int] = []
    left: list[int] = []
    for size in sizes:
        limit = 0x100000000 - (0x100000000 % size)
        out = limit
        while out >= limit:
            if not left:
                words, left = hashed(words)
            out = left.pop()
        result.append(out % size)
    return words, result


@final
@mypyc_attr(acyclic=True)
class Lots:
    """Numbers drawn from a seed outside of any game: for who thinks about one."""

    def __init__(self, seed: int) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.s0, self.s1, self.s2, self.s3 = seed_words(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, every one equally likely."""
        limit: i64 = 0x100000000 - (0x100000000 % n)
        out: i64 = limit
        while out >= limit:
            out, self.s0, self.s1, self.s2, self.s3 = advance(self.s0, self.s1, self.s2, self.s3)
        return out % n

    def shuffle(self, values: list[int]) -> None:
        i: i64 = len(values) - 1
        while i > 0:
            j = self.below(i + 1)
            one = values[i]
            values[i] = values[j]
            values[j] = one
            i -= 1
