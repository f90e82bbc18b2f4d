"""What the park scenes show close to, and the sectional models of single rooms."""

import math, random
from kit import K, Kit, put, figure, tree, car, truck, bus, materials, card, glow
from park import BODIES, UNITS, Side, PL, FH, lit, lamps
import bpy

body = lambda i: next(b for b in BODIES if b["id"] == i)
FIGS = lambda mats: {p: figure(mats, p) for p in ("stand", "walk", "sit")} | {
    "copper": figure(mats, "walk", "copper"),
    "birch": figure(mats, "stand", "birch"),
    "deep": figure(mats, "walk", "deep"),
}


def bench(k, x, y, z=0.2, along=True):
    a, b = (1.1, 0.25) if along else (0.25, 1.1)
    k.box("birch", x - a, x + a, y - b, y + b, z + 0.38, z + 0.48, 0.02)
    for t in (-0.8, 0.8):
        k.box(
            "dark",
            x + (t if along else 0) - 0.06,
            x + (t if along else 0) + 0.06,
            y + (0 if along else t) - 0.06,
            y + (0 if along else t) + 0.06,
            z,
            z + 0.4,
        )


def table(k, x, y, z=0.2, r=0.42, mat="birch"):
    k.prism(mat, (x, y, z + 0.70), (x, y, z + 0.75), r, r, 20)
    k.prism("dark", (x, y, z), (x, y, z + 0.7), 0.035)
    k.prism("dark", (x, y, z), (x, y, z + 0.03), 0.22, 0.22, 16)


def chair(k, x, y, z, turn, mat="white"):
    q = Kit()
    q.box(mat, -0.21, 0.21, -0.21, 0.21, 0.42, 0.47, 0.015)
    q.box(mat, -0.21, -0.17, -0.21, 0.21, 0.47, 0.85, 0.01)
    for sx in (-0.18, 0.18):
        for sy in (-0.18, 0.18):
            q.box("dark", sx - 0.015, sx + 0.015, sy - 0.015, sy + 0.015, 0, 0.42)
    c, s = math.cos(turn), math.sin(turn)
    for m, (v, f, g) in q.parts.items():
        k.mesh(m, [(x + (a * c - b * s) / K, y + (a * s + b * c) / K, z + h / K) for a, b, h in v], f)


def desk(k, x, y, z, turn=0, mat="white"):
    """A 1.4 m bench desk for one, chair behind; `turn` in quarter turns."""
    q = Kit()
    q.box(mat, -0.7, 0.7, -0.36, 0.36, 0.71, 0.74, 0.008)
    for sx in (-0.66, 0.66):
        q.box("dark", sx - 0.02, sx + 0.02, -0.33, 0.33, 0, 0.03)
        q.box("dark", sx - 0.02, sx + 0.02, -0.02, 0.02, 0, 0.71)
    q.box("dark", -0.28, 0.28, 0.14, 0.16, 0.84, 1.18)
    q.box("dark", -0.03, 0.03, 0.15, 0.18, 0.74, 0.9)
    q.box("card2", -0.2, 0.2, -0.16, -0.04, 0.74, 0.76)
    c, s = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
    for m, (v, f, g) in q.parts.items():
        k.mesh(m, [(x + (a * c - b * s) / K, y + (a * s + b * c) / K, z + h / K) for a, b, h in v], f)
    chair(k, x + 0.7 * s, y - 0.7 * c, z, turn * math.pi / 2 + math.pi / 2, "card2")


def plant(k, x, y, z, h=1.5, seed=1):
    r = random.Random(seed)
    k.prism("copper" if seed % 3 == 0 else "card2", (x, y, z), (x, y, z + 0.42), 0.19, 0.24, 18)
    for _ in range(16):
        a, b = r.uniform(0, math.tau), r.uniform(0.25, 0.6) * h * 0.6
        p = (x + math.cos(a) * b, y + math.sin(a) * b, z + 0.42 + r.uniform(0.35, 1) * (h - 0.4))
        k.prism("lawn", (x, y, z + 0.4), p, 0.012, 0.008, 4)
        k.ball("lawn", p, (0.16, 0.16, 0.05), 1)


def lobby_of_4(cut=False):
    """The hall of building 4 (row 1, 54.6-71.4 m, both ground-floor bays) behind glass, the alley in front of it; `cut`: a model of it alone, its ceiling off."""
    m, k = materials(220), Kit()
    b, s = body(4), None
    s = Side(k, b["place"], "w")
    f = FIGS(m)
    h0, h1 = 54.6, 71.4
    for a0, a1 in () if cut else ((-0.0, h0), (h1, 126)):
        s.box("glass", a0 + 0.4, a1 - 0.05, -1.2, -0.45, PL, PL + FH)
    s.box("card2", h0 - 8, h1 + 8, -10, -0.45, PL - 0.1, PL)
    s.box("birch", h0 - 8, h1 + 8, -10, -9.6, PL, PL + FH)
    if not cut:
        s.box("white", h0 - 8, h1 + 8, -10, -0.5, PL + FH - 0.25, PL + FH)
    for a in (h0 - 0.4, h0 + 5.2, h0 + 11, h1) if cut else ():
        s.box("white", a, a + 0.4, -0.5, -0.1, PL, PL + FH)
    for a in (h0 - 8, h1 + 7.7):
        s.box("white", a, a + 0.3, -10, -0.5, PL, PL + FH)
    for i in () if cut else range(6):
        s.box("inner", h0 + 0.8 + i * 2.8, h0 + 1.6 + i * 2.8, -9, -1.4, PL + FH - 0.3, PL + FH - 0.27)
    s.box("copper", h0 + 4, h0 + 10, -7.6, -6.8, PL, PL + 1.1, 0.05)
    s.box("white", h0 + 3.8, h0 + 10.2, -7.7, -6.7, PL + 1.1, PL + 1.16)
    for i in range(6):
        s.box("clear", h0 + 11 + i * 0.9, h0 + 11.08 + i * 0.9, -5.4, -4, PL, PL + 1.05)
        s.box("white", h0 + 11 + i * 0.9, h0 + 11.2 + i * 0.9, -5.4, -4, PL, PL + 0.95)
    if not cut:
        s.box("clear", h0 + 0.2, h1 - 0.2, -0.02, 0.0, PL, PL + 3.3)
    for a in (h0 - 6, h0 - 2.6):
        s.box("deep", a, a + 2.4, -3.4, -2.5, PL + 0.12, PL + 0.44, 0.08)
        s.box("deep", a, a + 2.4, -3.6, -3.3, PL + 0.12, PL + 0.85, 0.08)
    s.box("birch", h0 - 4.6, h0 - 3.2, -1.9, -1.2, PL + 0.33, PL + 0.38, 0.01)
    s.box("grey", h0 - 7.6, h1 + 7.6, -9.5, -0.6, PL, PL + 0.02)
    for i in range(46):
        s.box("birch2", h0 - 7.8 + i * 0.72, h0 - 7.72 + i * 0.72, -9.6, -9.45, PL, PL + 3.3)
    for i in range(4):
        s.box("white", h0 + 12 + i * 2.4, h0 + 13.7 + i * 2.4, -9.46, -9.3, PL, PL + 2.4, 0.02)
        s.box("copper", h0 + 12.8 + i * 2.4, h0 + 12.84 + i * 2.4, -9.3, -9.28, PL, PL + 2.4)
    for a, d in ((h0 - 7, -1.4), (h0 - 1, -1.3), (h1 + 6.5, -1.6), (h0 + 2.6, -8.6)):
        plant(k, *s.at(a, d), PL, 2.1, int(a))
    for a, d, p, t in (
        (h0 - 4.4, -3.0, "sit", 3.2),
        (h0 - 1.4, -3.0, "sit", 3.0),
        (h0 + 1.6, -5.6, "walk", -1.6),
        (h0 + 6.8, -8.4, "deep", 3.14),
    ):
        put(f[p], *s.at(a, d), PL, t)
    for a, d, p, t in (
        (h0 + 6, -6.2, "stand", 0),
        (h0 + 8, -5.2, "walk", 2),
        (h0 + 12.6, -3.2, "walk", 3),
        (h0 + 3, -3, "birch", 1),
        (h0 + 14.4, -6.6, "stand", 4),
        (h0 + 5, 3.2, "walk", 3.3),
        (h0 + 9.5, 4.6, "walk", 0.2),
        (h0 + 12, 7, "walk", 2.9),
        (h0 + 13.1, 7.6, "deep", 3.0),
        (h0 + 2.4, 10, "stand", 1),
        (h0 + 1.6, 10.4, "birch", -1.6),
        (h0 + 22, 6, "walk", 1.6),
        (h0 + 27, 12, "walk", -1.5),
        (h0 + 31, 5, "deep", 1.5),
        (h0 - 6, 5, "walk", -1.6),
        (h0 - 12, 9, "walk", 1.5),
        (h0 - 20, 6, "stand", 0),
        (h0 + 17, 9.4, "walk", 1.3),
        (h0 + 18.1, 8.8, "birch", 1.4),
        (h0 + 1, 7.5, "stand", 2.2),
        (h0 - 3, 13, "copper", 3),
        (h0 - 2, 9, "walk", -1.7),
        (h0 + 19.4, 11.5, "walk", 1.0),
        (h0 - 1, 14.5, "walk", 0.4),
    ):
        x, y = s.at(a, d)
        put(f[p], x, y, PL if d < 0 else 0.22, t)
    for y in range(-170, -56, 9):
        for x in (325.2, 294.5):
            k.box("copper", x - 0.09, x + 0.09, y - 0.09, y + 0.09, 0, 0.75)
            k.box("lamp", x - 0.11, x + 0.11, y - 0.11, y + 0.11, 0.75, 0.86)
    for y in (-96, -122, -140, -152):
        bench(k, 319.5, y, along=False)
    for i in range(14):
        k.box("pave" if i % 2 else "card2", 306, 321, -165 + i * 8, -157.2 + i * 8, 0.0, 0.20)
    k.box("lawn", 292, 301, -176, -50, 0, 0.24)
    put(bus(m), 318, -41, 0.16, 0)
    k.box("white", 311, 326, -47.6, -45.6, 2.7, 2.85)
    for x in (311.5, 318, 325.5):
        k.box("grey", x - 0.06, x + 0.06, -47.2, -47.08, 0.1, 2.7)
    k.done("lobby4", m)


def shop_fronts():
    """Row 3 of the gallery's first floor: one shop per free or let unit, lit, with people and tables outside."""
    m, k, r = materials(220), Kit(), random.Random(6)
    b = body(6)
    p = b["place"]
    s = Side(k, p, "s")
    f = FIGS(m)
    cuts = sorted(
        {0, 180}
        | {u["place"]["offset"] for q in UNITS.get((6, 1, 3), ()) for u in (q[3],)}
        | {9 + 13.5 * i for i in range(7)}
        | {101.25, 171}
    )
    s.box("card2", 0, 180, -7, 0.2, 0.1, 0.3)
    for a0, a1 in zip(cuts, cuts[1:]):
        s.box("white", a0, a0 + 0.25, -6.6, -0.3, 0.3, 4.9)
        kind = r.choice(("birch", "white", "card2", "copper", "deep"))
        s.box(kind, a0 + 0.25, a1, -6.7, -6.4, 0.3, 4.9)
        s.box("white", a0 + 0.2, a1, -6.6, -0.4, 4.5, 4.7)
        s.box("inner", a0 + 1, a1 - 1, -5.2, -4.8, 4.42, 4.46)
        s.box("inner", a0 + 1, a1 - 1, -2.2, -1.8, 4.42, 4.46)
        s.box("clear", a0 + 0.3, a1 - 0.05, -0.36, -0.33, 0.35, 3.9)
        s.box("white", a0, a1, -0.5, -0.2, 3.9, 4.6)
        door = a0 + (a1 - a0) * r.choice((0.2, 0.5, 0.7))
        s.box("dark", door, door + 1.7, -0.42, -0.26, 0.3, 0.36)
        for d in (0, 0.85, 1.7):
            s.box("dark", door + d - 0.03, door + d + 0.03, -0.42, -0.26, 0.3, 3.0)
        s.box(kind if kind not in ("white", "card2") else "copper", a0 + 1.2, a1 - 1.0, 0.42, 0.52, 3.35, 3.95)
        n = int((a1 - a0) / 1.6)
        for i in range(n):
            a = a0 + 0.9 + i * 1.5
            if kind in ("birch", "copper"):
                k.box(
                    "white",
                    *sorted((s.at(a, -3)[0], s.at(a, -3)[0] + 0.9)),
                    s.at(a, -3)[1] - 0.3,
                    s.at(a, -3)[1] + 0.3,
                    0.3,
                    1.2,
                    0.03
                )
                s.box("birch", a, a + 1.0, -6.4, -6.0, 1 + i % 2, 1.06 + i % 2)
            else:
                s.box("birch", a, a + 0.9, -6.3, -5.7, 0.3, 2.2)
                s.box("white", a, a + 0.06, -4.0, -2.8, 0.3, 1.5)
                s.box("card2", a - 0.3, a + 0.3, -3.8, -3.0, 0.8, 1.35, 0.04)
        for _ in range(3):
            put(
                f[r.choice(("stand", "walk", "birch"))],
                *s.at(r.uniform(a0 + 1, a1 - 1), r.uniform(-4.5, -1.4)),
                0.3,
                r.uniform(0, 6)
            )
    for i in range(14):
        a = 10 + i * 5.4 + r.uniform(-0.8, 0.8)
        for d in (4.2, 7.4):
            if r.random() < 0.2:
                continue
            x, y = s.at(a + (1.5 if d > 5 else 0), d)
            table(k, x, y)
            n = r.choice((2, 3, 3))
            t0 = r.uniform(0, 6)
            for j in range(n):
                t = t0 + j * math.tau / n
                cx, cy = x + 0.78 * math.cos(t), y + 0.78 * math.sin(t)
                chair(k, cx, cy, 0.2, t + math.pi)
                if r.random() < 0.62:
                    put(f["sit"], cx - 0.02, cy, 0.2, t + math.pi, 0.97)
        if i % 3 == 1:
            x, y = s.at(a + 0.6, 5.8)
            k.prism("grey", (x, y, 0.2), (x, y, 2.7), 0.04)
            k.prism("white" if i % 2 else "copper", (x, y, 2.35), (x, y, 2.85), 1.9, 0.08, 8)
    for a, d, q, t in (
        (22, 10.5, "walk", 0),
        (23.2, 10.9, "deep", 0.1),
        (31, 11.5, "walk", 3.2),
        (40, 10.2, "copper", 0.2),
        (47, 11.6, "walk", 3),
        (36, 2.0, "walk", 1.4),
        (52, 9.6, "birch", 2),
        (60, 11, "walk", 0),
        (61, 10.4, "walk", 0.1),
        (27, 2.4, "stand", 1.2),
        (70, 11, "deep", 3.1),
        (82, 10.6, "walk", 0),
        (95, 11.2, "copper", 3.3),
        (110, 10.8, "walk", 0),
    ):
        put(f[q], *s.at(a, d), 0.2, t)
    tr = [tree(m, "ball", "white", 1), tree(m, "disc", "birch", 6), tree(m, "ball", "card2", 4)]
    for i in range(12):
        x, y = s.at(26 + i * 13, 13.6)
        if i:
            put(tr[i % 3], x, y, 0.2, i, 0.62)
        k.box("birch", x - 1.1, x + 1.1, y - 1.1, y + 1.1, 0.2, 0.65, 0.04)
    for a, d, z in ((15, 23.2, 0.8), (24, 22.6, 0.66), (33, 23.6, 0.75)):
        put(tr[0], *s.at(a, d), 0.2, a, z)
    s.box("pave", -6, 190, 15, 34, 0, 0.25)
    s.box("pave", -6, 190, 0.3, 11.6, 0, 0.235)
    k.done("shops", m)


def rack(k, x0, x1, y, z0, levels, r, h=1.75):
    for i in range(int((x1 - x0) / 2.7) + 1):
        for d in (-0.5, 0.5):
            k.box(
                "copper",
                x0 + i * 2.7 - 0.05,
                x0 + i * 2.7 + 0.05,
                y + d - 0.05,
                y + d + 0.05,
                z0,
                z0 + levels * h + 0.6,
            )
    for l in range(levels):
        for d in (-0.52, 0.52):
            k.box("birch2", x0, x1, y + d - 0.04, y + d + 0.04, z0 + l * h + 0.1, z0 + l * h + 0.22)
        for i in range(int((x1 - x0) / 0.9)):
            if i % 3 != 2 or True:
                if r.random() < 0.8:
                    a = x0 + i * 0.9 + 0.07
                    t = r.uniform(0.7, 1.3)
                    k.box("birch2", a, a + 0.76, y - 0.5, y + 0.5, z0 + l * h + 0.22, z0 + l * h + 0.34)
                    k.box(
                        r.choice(("white", "white", "card2", "birch")),
                        a + 0.03,
                        a + 0.73,
                        y - 0.46,
                        y + 0.46,
                        z0 + l * h + 0.34,
                        z0 + l * h + 0.34 + t,
                        0.02,
                    )


def racks():
    """Building 8 cut open at its west end: floor, columns every 12 x 18 m, racks, light; the yard by the south docks."""
    m, k, r = materials(200), Kit(), random.Random(8)
    p = body(8)["place"]
    x0, y1, y0 = p["x"], -p["y"], -(p["y"] + p["width"])
    f = FIGS(m)
    k.box("card2", x0, x0 + 215, y0 + 0.3, y1 - 0.3, 0, 1.2)
    for i in range(8):
        for j in range(5):
            k.box(
                "white", x0 + 9 + i * 12 - 0.3, x0 + 9 + i * 12 + 0.3, y0 + 0.4 + j * 17.7, y0 + 1 + j * 17.7, 1.2, 13
            )
        k.box("white", x0 + 9 + i * 12 - 0.25, x0 + 9 + i * 12 + 0.25, y0 + 0.4, y1 - 0.4, 12.6, 13.8)
    for j in range(7):
        y = y0 + 15 + j * 8.2
        for d in (-0.62, 0.62):
            rack(k, x0 + 3, x0 + 60, y + d, 1.2, 5, r)
    for j in range(9):
        k.box("inner", x0 + 4, x0 + 80, y0 + 2.5 + j * 8.2, y0 + 2.8 + j * 8.2, 12.2, 12.3)
    for j in range(8):
        for i in range(2):
            if r.random() < 0.7:
                k.box("birch2", x0 + 3 + j * 2, x0 + 4.2 + j * 2, y0 + 9 + i * 1.6, y0 + 9.9 + i * 1.6, 1.2, 1.34)
                k.box("white", x0 + 3 + j * 2, x0 + 4.2 + j * 2, y0 + 9 + i * 1.6, y0 + 9.9 + i * 1.6, 1.34, 2.3, 0.03)
    k.box("road", x0 - 13, x0 + 216, y0 - 24, y0, 0, 0.25)
    for i in range(18):
        k.box("white", x0 + i * 12 + 0.0, x0 + i * 12 + 0.16, y0 - 16, y0 - 2, 0, 0.28)
    lo = truck(m, lights=True)
    put(lo, x0 + 27, y0 - 0.8, 0.26, math.pi / 2)
    for x, y, q, t in ((x0 + 22, y0 - 4, "copper", 1), (x0 + 12.4, y0 - 2.6, "stand", 2), (x0 + 33, y0 - 9, "walk", 2)):
        put(f[q], x, y, 0.26, t, 1.0)
    for x, y, q in (
        (x0 + 8, y0 + 5, "walk"),
        (x0 + 17, y0 + 6, "stand"),
        (x0 + 3.2, y0 + 20, "walk"),
        (x0 + 2.4, y0 + 45, "stand"),
    ):
        put(f[q], x, y, 1.2, 1)
    for x, y in ((x0 + 20, y0 + 4), (x0 + 6, y0 + 27.3)):
        k.box("copper", x - 0.9, x + 0.9, y - 0.55, y + 0.55, 1.3, 2.1, 0.1)
        k.box("dark", x + 0.9, x + 1.05, y - 0.4, y + 0.4, 1.25, 3.4)
        k.box("dark", x + 1.0, x + 2.1, y - 0.35, y - 0.22, 1.3, 1.38)
        k.box("dark", x + 1.0, x + 2.1, y + 0.22, y + 0.35, 1.3, 1.38)
        k.box("white", x + 1.1, x + 2.0, y - 0.5, y + 0.5, 1.4, 2.4, 0.03)
        for a in (-0.8, 0.8):
            for c in (-0.5, 0.5):
                k.box("dark", x + a - 0.07, x + a + 0.07, y + c - 0.07, y + c + 0.07, 2.1, 3.1)
        k.box("dark", x - 0.85, x + 0.85, y - 0.55, y + 0.55, 3.1, 3.2)
    for i, (x, y) in enumerate(((97, 447), (105, 446.5), (113, 433.5), (124, 433.5), (134, 446), (146, 434))):
        put(tree(m, "ball" if i % 3 else "disc", "white", 20 + i), x, -y, 0.2, i, 0.95)
    k.done("racks", m)


def window_wall(k, n, step, depth, z0, fh, ch=0.02):
    """A punched window band along y = -depth: sill, head, piers, frames, a sheet of acrylic."""
    y0, y1, sill, head = -depth - 0.35, -depth, z0 + 0.85, z0 + 2.75
    k.box("white", 0, n * step, y0, y1, z0, sill, ch)
    k.box("white", 0, n * step, y0, y1, head, z0 + fh, ch)
    k.box("birch", 0, n * step, y1 - 0.02, y1 + 0.22, sill, sill + 0.04, 0.01)
    for i in range(n + 1):
        k.box("white", max(0, i * step - 0.38), min(n * step, i * step + 0.38), y0 + 0.01, y1 - 0.01, z0, head + 0.1)
        if i < n:
            a, c = i * step + 0.38, (i + 1) * step - 0.38
            for q in (a, (a + c) / 2 - 0.025, c - 0.05):
                k.box("dark", q, q + 0.05, y0 + 0.12, y0 + 0.18, sill, head)
            for q in (sill, head - 0.05):
                k.box("dark", a, c, y0 + 0.12, y0 + 0.18, q, q + 0.05)
            k.box("clear", a, c, y0 + 0.145, y0 + 0.155, sill, head)


def office(S):
    """Unit 202-15 (building 2, second floor): 24 x 7.8 m, eight windows to the south, at noon; ceiling off, corridor wall cut low."""
    u = next(q for v in UNITS.values() for *_, q in v if q["number"] == "202-15")
    L, D, n = u["place"]["width"], u["place"]["depth"], u["windows"]["count"]
    m, k, f = materials(260), Kit(), None
    m["floor"] = card("floor", (0.60, 0.44, 0.285), 0.16, 260, (0.05, 1, 1))
    m["back"] = card("back", (0.43, 0.41, 0.38), 0.02, 2)
    f = FIGS(m)
    k.box("floor", 0, L, -D, 0, -0.02, 0)
    k.box("white", -3.2, L + 3.2, -D - 0.35, 3.2, -0.45, -0.02, 0.02)
    k.box("card2", -3.0, L + 3.0, 0.16, 3.0, -0.02, 0.0)
    for i in range(1, 40):
        k.box("birch2", i * 0.6 - 0.004, i * 0.6 + 0.004, -D, 0, 0, 0.002)
    window_wall(k, n, L / n, D, 0, 3.05)
    for x0, x1 in ((-3.2, 0), (L, L + 3.2)):
        k.box("white", x0, x1, -D - 0.35, -D, -0.02, 3.05, 0.02)
    for x in (-0.12, L):
        k.box("white", x, x + 0.12, -D, 0.16, -0.02, 3.05 if x > 1 else 3.05, 0.012)
        k.box("copper", x + 0.002, x + 0.118, -D + 0.01, 0.15, 3.05, 3.058)
    for a, c in ((0, 9.6), (11.0, L)):
        k.box("white", a, c, 0, 0.14, 0, 1.05, 0.012)
        k.box("copper", a + 0.01, c - 0.01, 0.004, 0.136, 1.05, 1.058)
    k.box("clear", 9.6, 10.3, 0.05, 0.07, 0, 2.2)
    k.box("dark", 9.6, 9.64, 0.03, 0.11, 0, 2.2)
    k.box("dark", 10.96, 11, 0.03, 0.11, 0, 2.2)
    for i in range(1, 4):
        k.box("white", i * 6 - 0.2, i * 6 + 0.2, -4.2, -3.8, 0, 3.05, 0.012)
        k.box("copper", i * 6 - 0.19, i * 6 + 0.19, -4.19, -3.81, 3.05, 3.058)
    for i in range(4):
        for j in range(2):
            desk(k, 14.2 + i * 1.46, -5.15 - j * 0.80, 0, 2 if j == 0 else 0)
    k.prism("birch", (21.2, -2.0, 0.70), (21.2, -2.0, 0.74), 1.0, 1.0, 40)
    k.prism("dark", (21.2, -2.0, 0), (21.2, -2.0, 0.7), 0.06)
    k.prism("dark", (21.2, -2.0, 0), (21.2, -2.0, 0.03), 0.4, 0.4, 24)
    for i in range(5):
        t = i * math.tau / 5 + 0.3
        chair(k, 21.2 + 1.25 * math.cos(t), -2.0 + 1.25 * math.sin(t), 0, t + math.pi, "copper" if i == 2 else "white")
    k.box("white", 23.45, 23.98, -7.6, -4.4, 0, 0.42, 0.03)
    k.box("birch", 23.4, 23.98, -7.6, -4.4, 0.42, 0.46, 0.01)
    k.box("deep", 6.6, 8.8, -0.95, -0.15, 0.12, 0.42, 0.08)
    k.box("deep", 6.6, 8.8, -0.35, -0.1, 0.42, 0.78, 0.08)
    k.box("birch", 7.2, 8.2, -2.0, -1.5, 0.3, 0.34, 0.01)
    for i, (x, y, h) in enumerate(
        ((0.6, -7.2, 1.7), (13.0, -7.2, 1.5), (19.6, -7.3, 1.9), (23.3, -0.6, 1.5), (5.9, -0.5, 1.3))
    ):
        plant(k, x, y, 0, h, i + 2)
    for x, y, q, t in (
        (3.1, -5.0, "stand", -1.2),
        (4.2, -5.3, "walk", 2.2),
        (10.4, -1.6, "copper", -1.7),
        (15.6, -3.2, "stand", -1.4),
        (12, 1.6, "walk", 0),
    ):
        put(f[q], x, y, 0, t)
    put(f["sit"], 21.2 + 1.25 * math.cos(0.3) - 0.05, -2.0 + 1.25 * math.sin(0.3), 0.02, 0.3 + math.pi)
    for x in (-2, 8, 17, L + 1):
        k.box("birch", x, x + 1.2, -D + 0.4, 2.4, -1.2, -0.45, 0.03)
    k.box("back", -300, 300, -300, 300, -1.3, -1.2)
    k.done("office", m)
    lid = Kit()
    lid.box("white", -3.2, L + 3.2, -D - 0.35, 0.1, 3.06, 3.1)  # the ceiling shades the sun, the eye sees through it
    for o in lid.done("lid", m).objects:
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False
    S.area((L / 2, -D / 2, 3.0), (L / 2, -D / 2, 0), (L, D), (1, 0.97, 0.93), 0.028)
    S.sky((0.80, 0.79, 0.77), (0.62, 0.72, 0.86), 0.62)
    S.sun(190, 36, (1, 0.83, 0.62), 7.0, 0.7)
    S.camera((30.5, 14.0, 13.4), (13.2, -2.9, -0.2), 39, 7, (15, -4.2, 0.8))


def floor(S):
    """A floor of building 4 lifted out: free units lit, the rest of the tenants under grey card."""
    bid, fl = 4, 4
    b = body(bid)
    p = b["place"]
    m, k, r = materials(160), Kit(), random.Random(44)
    m["back"] = card("back", (0.018, 0.05, 0.066), 0.05, 2)
    m["wood"] = card("wood", (0.62, 0.46, 0.30), 0.12, 160, (0.1, 1, 1))
    m["dull"] = card("dull", (0.30, 0.31, 0.31), 0.04, 80)
    L, D, step, core = p["width"], 8.8, 4.2, b["grid"]["cores"][0]
    f = FIGS(m)
    H = 2.9
    k.box("white", -0.4, L + 0.4, -10.4, 10.4, -0.5, 0, 0.03)
    k.box("back", -3000, 3000, -3000, 3000, -2.1, -2.0)
    for i in range(8):
        k.box("birch", 4 + i * 16.5, 7 + i * 16.5, -9, 9, -2.0, -0.5)
    k.box("card2", 0, L, -1.2, 1.2, 0, 0.03)
    for row in (0, 1):
        sg = 1 if row == 0 else -1
        cells, x = [], 0.0
        free = sorted((o, w, s, u) for o, w, s, u in UNITS.get((bid, fl, row), ()))
        while x < L - 0.1:
            hit = next((q for q in free if abs(q[0] - x) < 0.1), None)
            if hit:
                cells.append((x, x + hit[1], hit[2], hit[3]))
                x += hit[1]
            elif row == 0 and abs(x - core["offset"]) < 0.1:
                cells.append((x, x + core["width"], "core", None))
                x += core["width"]
            else:
                nxt = min(
                    [q[0] for q in free if q[0] > x + 0.1]
                    + [L]
                    + ([core["offset"]] if row == 0 and x < core["offset"] else [])
                )
                w = min(nxt - x, step * r.choice((3, 4, 5)))
                cells.append((x, x + w, None, None))
                x += w
        Y = lambda d: sg * (1.2 + d)
        for a, c, st, u in cells:
            wall = "white" if st in ("free", "soon") else "dull"
            k.box("wood" if st in ("free", "soon") else "dull", a, c, Y(0), Y(D), 0, 0.04)
            t = 0.1 if st in ("free", "soon") else 0.07
            for x, t in ((a, t), (c, t - 0.015)):
                k.box(wall, x - t, x + t, Y(0.01), Y(D - 0.01 - t / 4), 0, H - 0.1 + t, 0.01)
            k.box(wall, a, c, Y(0), Y(0.14), 0, H, 0.01)
            if st == "core":
                for i in range(8):
                    k.box(
                        "grey",
                        a + 0.5 + i % 4 * 2.4,
                        a + 2.5 + i % 4 * 2.4,
                        Y(0.6 + i // 4 * 3),
                        Y(2.9 + i // 4 * 3),
                        0,
                        H + 0.5,
                    )
                for i in range(12):
                    k.box("grey", c - 5 + i * 0.3, c - 4.7 + i * 0.3, Y(4), Y(6.5), 0, 0.2 + i * 0.2)
                k.box("dull", a + 10.2, c - 0.3, Y(0.4), Y(3.6), H - 0.1, H)
            elif not st:
                k.box("grey", a + 0.12, c - 0.12, Y(0.2), Y(D - 0.1), H - 0.05, H + 0.02)
            else:
                S.area(
                    ((a + c) / 2, Y(D / 2), 4.6),
                    ((a + c) / 2, Y(D / 2), 0),
                    (c - a - 1, D - 1.5),
                    (1, 0.60, 0.30) if st == "free" else (1, 0.52, 0.22),
                    (0.0052 if st == "free" else 0.0022) * (c - a) * D / 8,
                )
                if u.get("fitout") != "shell":
                    for i in range(int((c - a - 2) / 2.4)):
                        for j in (0, 1):
                            desk(k, a + 1.6 + i * 2.4, Y(D - 2.2) + sg * (j * 0.8 - 0.4), 0.04, (2 if j == 0 else 0))
                    plant(k, c - 0.6, Y(0.8), 0.04, 1.6, 2)
                put(f["copper"], (a + c) / 2, Y(2.2), 0.04, r.uniform(0, 6))
                put(f["stand"], (a + c) / 2 + 1.1, Y(2.6), 0.04, r.uniform(0, 6))
        for i in range(31):
            x = i * step
            k.box("white", x - 0.15, x + 0.15, sg * 9.7, sg * 10.4, -0.3, H + 0.3, 0.02)
            st = next((q[2] for q in cells if q[0] <= x + step / 2 < q[1]), None)
            if i < 30:
                k.box("clear", x + 0.15, x + step - 0.15, sg * 10.0, sg * 10.04, 0, H)
                k.box("white", x + 0.15, x + step - 0.15, sg * 9.9, sg * 10.15, H - 0.1, H + 0.1)
    for e in (0, L):
        k.box("white", e - 0.2, e + 0.2, -10.4, 10.4, 0, H + 0.1, 0.02)
    for _ in range(9):
        put(f["walk"], r.uniform(5, L - 5), r.uniform(-0.7, 0.7), 0.03, r.choice((0, math.pi)))
    k.done("floor", m)
    S.sky((0.36, 0.40, 0.46), (0.24, 0.32, 0.42), 0.62)
    S.sun(330, 30, (0.78, 0.88, 1), 0.9, 8)
    S.camera((26, -50, 44), (61, -0.5, -1), 38, 2.4, (46, -4, 1))
