"""The park itself, from the site's own data: bodies, floors, free units, roads, car parks."""

import json, math, os, random
from kit import K, Kit, put, figure, tree, car, truck, bus
import bpy

DATA = os.environ.get("PARK", "server/stand-in/content/")  # run from the root of the site
read = lambda n: json.load(open(DATA + n + ".json"))
BODIES, SITE, PARKING = read("bodies"), read("site"), read("parking")
ZONES = PARKING["residentsMap"]["zones"] + PARKING["visitorsMap"]["zones"]
UNITS = {}
for f in ("offices", "trade-areas", "warehouses"):
    for u in read("units/" + f):
        UNITS.setdefault((u["body"], u["floor"], u["place"]["row"]), []).append(
            (u["place"]["offset"], u["place"]["width"], u["status"], u)
        )
W, E, N, S = -104, 604, 4, 486  # the board, in park metres
AERIAL = {"at": (664, -690, 134), "to": (268, -214, 0), "lens": 39.5, "aspect": 1.8, "shift": 0.108, "aside": -0.2}
PHONE = {"at": (620, -525, 156), "to": (268, -214, 0), "lens": 38.18, "aspect": 1.2188, "shift": 0.061, "aside": -0.116}
FH, PL = 3.6, 0.5


class Side:
    """A face of a building: along, outward and up."""

    def __init__(self, k, p, face):
        self.k, self.face = k, face
        self.x0, self.x1, self.yn, self.ys = p["x"], p["x"] + p["length"], p["y"], p["y"] + p["width"]
        self.len = p["length"] if face in "ns" else p["width"]

    def box(self, mat, a0, a1, d0, d1, z0, z1, ch=0):
        f = self.face
        if f in "ns":
            y = lambda d: -(self.yn - d) if f == "n" else -(self.ys + d)
            self.k.box(mat, self.x0 + a0, self.x0 + a1, y(d0), y(d1), z0, z1, ch)
        else:
            x = lambda d: self.x0 - d if f == "w" else self.x1 + d
            self.k.box(mat, x(d0), x(d1), -(self.yn + a0), -(self.yn + a1), z0, z1, ch)

    def at(self, a, d):
        f = self.face
        return (
            (self.x0 + a, -(self.yn - d) if f == "n" else -(self.ys + d))
            if f in "ns"
            else (self.x0 - d if f == "w" else self.x1 + d, -(self.yn + a))
        )

    def pane(self, mat, a0, a1, d, z0, z1, top, bottom):
        if self.face in "ns":
            y = self.at(0, d)[1]
            v = [(self.x0 + a0, y, z0), (self.x0 + a1, y, z0), (self.x0 + a1, y, z1), (self.x0 + a0, y, z1)]
        else:
            x = self.at(0, d)[0]
            v = [(x, -(self.yn + a0), z0), (x, -(self.yn + a1), z0), (x, -(self.yn + a1), z1), (x, -(self.yn + a0), z1)]
        self.k.mesh(mat, v, [(0, 1, 2, 3)], [bottom, bottom, top, top])


def lit(body, floor, row, a):
    return next((s for o, w, s, _ in UNITS.get((body, floor, row), ()) if o <= a < o + w), None)


def numeral(text, x, y, z, size, mat, up=False, turn=0.0):
    c = bpy.data.curves.new("no" + text, "FONT")
    c.body, c.size, c.extrude, c.align_x, c.align_y = text, size * K, 0.25 * K, "CENTER", "CENTER"
    c.materials.append(mat)
    o = bpy.data.objects.new("no" + text, c)
    o.location, o.rotation_euler = (x * K, y * K, z * K), (math.pi / 2 if up else 0, 0, turn)
    bpy.context.scene.collection.objects.link(o)


def panes(b):
    """Where the windows of a building's floors are: width of a module, bare margin at its ends, sill and head over the ground."""
    p, step, n = b["place"], b["grid"]["step"], len(b["floors"])
    A = b.get("class") == "A"
    if b["use"] == "office":
        return (
            step,
            0.16 if A else step * 0.16,
            [
                (PL + f * FH + ((0.05 if f == 0 else 0.12) if A else 0.95), PL + f * FH + (3.15 if A else 3.0))
                for f in range(n)
            ],
        )
    if b["use"] == "trade_area":
        return step, 0.1, [(0.3 + f * 5 + 0.05, 0.3 + f * 5 + 4.45) for f in range(3)]
    return step, step / 2 - 1.6, [(1.2 + f * 8.4, 4.5 + f * 8.4) for f in range(n)]


def office(k, b, rnd, open_lobby=False):
    p, n, step = b["place"], len(b["floors"]), b["grid"]["step"]
    x0, x1, y0, y1, top = p["x"], p["x"] + p["length"], -(p["y"] + p["width"]), -p["y"], PL + FH * n
    long = "ns" if p["length"] > p["width"] else "ew"
    A = b["class"] == "A"
    i = 0.45
    k.box("glass", x0 + i, x1 - i, y0 + i, y1 - i, PL + (FH if open_lobby else 0), top)
    k.box("pave", x0 - 2.5, x1 + 2.5, y0 - 2.5, y1 + 2.5, 0.05, PL * 0.5)
    k.box("card2", x0 - 0.3, x1 + 0.3, y0 - 0.3, y1 + 0.3, 0, PL)
    core = b["grid"]["cores"][0]
    hall = (core["offset"], core["offset"] + core["width"])
    for face in "nsew":
        s = Side(k, p, face)
        row = {"n": 0, "s": 1, "e": 0, "w": 1}[face]
        main = face in long
        m = round(s.len / step) if main else max(1, round(s.len / (4.0 if A else 6.0)))
        st = s.len / m
        for f in range(n):
            z = PL + f * FH
            sill, head = (0.12, 3.15) if A else (0.95, 3.0)
            if f == 0 and A:
                sill = 0.05
            if A:
                s.box(
                    "white",
                    *((-0.12, s.len + 0.12) if main else (0.02, s.len - 0.02)),
                    -i,
                    0.12,
                    z + head,
                    z + FH + sill
                )
            else:
                s.box("white", *((0, s.len) if main else (0.03, s.len - 0.03)), -i, 0, z + head, z + FH + sill)
            if f == 0:
                s.box("white", 0, s.len, -i, 0.05, z, z + sill)
            for j in range(m):
                a, c = j * st, j * st + st / 2
                if f == 0 and row == 1 and main and hall[0] - 0.1 <= a < hall[1] - 0.1:
                    continue
                state = lit(b["id"], f + 1, row, c) if main else None
                w = 0.16 if A else st * 0.16
                if state:
                    s.pane(
                        "lit" if state == "free" else "soon",
                        a + w,
                        a + st - w,
                        -i + 0.06,
                        z + sill,
                        z + head,
                        *(v * rnd.uniform(0.8, 1.2) for v in (1.15, 0.55))
                    )
                else:
                    v = rnd.random() ** 2
                    if v > 0.3:
                        s.pane("dim", a + w, a + st - w, -i + 0.04, z + sill, z + head, v, v * 0.5)
                    if rnd.random() < 0.22 and main:
                        s.box(
                            "card2",
                            a + w,
                            a + st - w,
                            -i,
                            -i + 0.05,
                            z + head - rnd.choice((0.5, 0.9, 1.5, 2.1)),
                            z + head,
                        )
        for j in range(m + 1):
            a = j * st
            if A:
                s.box("white", a - 0.13, a + 0.13, -i, 0.42, PL, top + 0.35)
            else:
                w = st * (0.16 if main else 0.36)
                s.box("white", max(0.02, a - w), min(s.len - 0.02, a + w), -i, 0.06, PL, top + 0.9)
        if row == 1 and main:  # the entrance: copper portal, lit hall
            h0, h1 = hall
            if not open_lobby:
                s.pane("lit", h0 + 0.3, h1 - 0.3, 0.08, PL, PL + 3.2, 1.2, 0.8)
            for a in (h0 - 0.3, h1 - 0.1):
                s.box("copper", a + 0.02, a + 0.38, -i, 2.55, 0, PL + 3.35)
            s.box("copper", h0 - 0.3, h1 + 0.3, -i, 2.6, PL + 3.3, PL + 3.7)
            for t in range(5):
                s.box(
                    "white",
                    h0 + 0.3 + (h1 - h0 - 0.6) * t / 4 - 0.05,
                    h0 + 0.3 + (h1 - h0 - 0.6) * t / 4 + 0.05,
                    0.06,
                    0.2,
                    PL,
                    PL + 3.3,
                )
            s.box("pave", h0 - 1, h1 + 1, 0, 4.5, 0.02, PL * 0.5)
    k.box("card2", x0 + 0.1, x1 - 0.1, y0 + 0.1, y1 - 0.1, top + 0.1, top + 0.4)
    for q in (
        (x0 + 0.05, x0 + 0.3, y0 + 0.05, y1 - 0.05),
        (x1 - 0.3, x1 - 0.05, y0 + 0.05, y1 - 0.05),
        (x0 + 0.05, x1 - 0.05, y0 + 0.05, y0 + 0.3),
        (x0 + 0.05, x1 - 0.05, y1 - 0.3, y1 - 0.05),
    ):
        k.box("white", *q, top, top + 1.02)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2  # plant room over the core, units, number
    L = 10 if long == "ns" else 5
    c0 = core["offset"] + core["width"] / 2
    cx, cy = (x0 + c0, cy) if long == "ns" else (cx, y1 - c0)
    k.box(
        "white",
        cx - (L if long == "ns" else 6),
        cx + (L if long == "ns" else 6),
        cy - (5 if long == "ns" else 11),
        cy + (5 if long == "ns" else 11),
        top,
        p["height"],
    )
    for _ in range(int(max(p["length"], p["width"]) / 9)):
        ux, uy, s_ = rnd.uniform(x0 + 3, x1 - 6), rnd.uniform(y0 + 3, y1 - 5), rnd.uniform(1.2, 2.4)
        k.box("card2", ux, ux + s_ * 1.4, uy, uy + s_, top + 0.4, top + 0.4 + s_ * 0.7, 0.05)
    return top


def gallery(k, b, rnd, lunch=False):
    p, n, step, fh = b["place"], 3, b["grid"]["step"], 5.0
    x0, x1, y0, y1, top = p["x"], p["x"] + p["length"], -(p["y"] + p["width"]), -p["y"], 0.3 + 15.0
    if lunch:
        k.box("glass", x0 + 0.6, x1 - 0.6, y0 + 7, y1 - 0.6, 0.3, 5.0)
        k.box("glass", x0 + 0.6, x1 - 0.6, y0 + 0.6, y1 - 0.6, 4.9, top)
    else:
        k.box("glass", x0 + 0.6, x1 - 0.6, y0 + 0.6, y1 - 0.6, 0.3, top)
    k.box("pave", x0 - 6, x1 + 3, y0 - 16, y1 + 5, 0.02, 0.2)
    k.box("card2", x0 - 0.4, x1 + 0.4, y0 - 0.4, y1 + 0.4, 0, 0.3)
    for face in "nsew":
        s = Side(k, p, face)
        row = {"n": 0, "s": 3}.get(face)
        m = round(s.len / step)
        st = s.len / m
        for f in range(n):
            z = 0.3 + f * fh
            s.box("white", -0.2, s.len + 0.2, -0.6, 0.45, z + fh - 0.55, z + fh + 0.05)
            for j in range(m):
                a = j * st
                state = lit(6, f + 1, row, a + st / 2) if row is not None else None
                if face == "n" and f == 0 and 38.25 <= a < 51.75:
                    state = "free"
                if state and not (lunch and face == "s" and f == 0):
                    s.pane(
                        "lit" if state == "free" else "soon",
                        a + 0.1,
                        a + st - 0.1,
                        -0.5,
                        z + 0.05,
                        z + fh - 0.55,
                        rnd.uniform(0.8, 1.1),
                        rnd.uniform(0.4, 0.7),
                    )
                elif f == 0 and rnd.random() < 0.35 and not lunch:
                    s.pane("soon", a + 0.1, a + st - 0.1, -0.52, z + 0.2, z + 3.6, 0.55, 0.3)
            for j in range(m + 1):
                if f:
                    s.box("white", j * st - 0.11, j * st + 0.11, -0.6, 0.30 if j % 4 else 0.5, z + 0.05, z + fh - 0.5)
                elif j % 4 == 0:
                    s.box("white", j * st - 0.22, j * st + 0.22, -0.6, 0.40, z, z + fh)
        s.box("copper" if face == "s" else "white", -0.3, s.len + 0.3, 0.3, 2.2 if face == "s" else 0.5, 4.15, 4.35)
        s.box("white", 0, s.len, -0.6, 0, top, top + 1.3)
    k.box("card2", x0 + 0.5, x1 - 0.5, y0 + 0.5, y1 - 0.5, top + 0.05, top + 0.3)
    ym = (y0 + y1) / 2
    for a, c, hh in ((8, 34, 3), (56, 172, 3)):
        k.box("soon", x0 + a, x0 + c, ym - hh, ym + hh, top + 0.3, top + 0.6)
        for t in range(int((c - a) / 2.25) + 1):
            k.box(
                "white",
                x0 + a + t * 2.25 - 0.1,
                x0 + a + t * 2.25 + 0.1,
                ym - hh - 0.3,
                ym + hh + 0.3,
                top + 0.3,
                top + 1.2,
            )
        for yy in (ym - hh - 0.3, ym + hh):
            k.box("white", x0 + a, x0 + c, yy, yy + 0.3, top + 0.3, top + 1.3)
    k.box("lit", x0 + 37, x0 + 53, ym - 9, ym + 9, top + 0.3, p["height"] - 0.6)
    for t in range(9):
        k.box("white", x0 + 36.9 + t * 2, x0 + 37.1 + t * 2, ym - 9.2, ym + 9.2, top, p["height"])
    for t in range(9):
        k.box("white", x0 + 36.9, x0 + 53.1, ym - 9.2 + t * 2.28, ym - 9.0 + t * 2.28, top, p["height"])
    for _ in range(26):
        ux, uy, s_ = (
            rnd.uniform(x0 + 4, x1 - 8),
            rnd.choice((rnd.uniform(y0 + 4, ym - 12), rnd.uniform(ym + 10, y1 - 6))),
            rnd.uniform(1.4, 3),
        )
        k.box("card2", ux, ux + s_ * 1.5, uy, uy + s_, top + 0.3, top + 0.3 + s_ * 0.6, 0.06)
    return top


def shed(k, b, rnd, cut=0.0, rib=1.5):
    """A warehouse; `cut` metres of its west end are left open, as in a sectional model."""
    p, step, two = b["place"], b["grid"]["step"], len(b["floors"]) > 1
    x0, x1, y0, y1, top = p["x"] + cut, p["x"] + p["length"], -(p["y"] + p["width"]), -p["y"], p["height"] - 1.0
    if not cut:
        k.box("white", x0 + 0.3, x1 - 0.3, y0 + 0.3, y1 - 0.3, 0, top)
    rows = {"n": 0, "s": max([r for (bb, _, r) in UNITS if bb == b["id"]] + [1])}
    for face in "nsew":
        if cut and face == "w":
            continue
        s = Side(k, {**p, "x": x0, "length": x1 - x0}, face)
        for j in range(int(s.len / rib) + 1):
            s.box("white", j * rib - 0.12, j * rib + 0.12, 0, 0.16, 1.4, top + 0.9)
        s.box("white", 0, s.len, -0.3, 0, 4.6 if cut and face in "ns" else 0, top + 1.0)
        s.box("grey", 0, s.len, -0.3, 0.12, 0, 1.25) if not (cut and face in "ns") else None
        s.box("glass", 1, s.len - 1, -0.02, 0.05, top - 2.6, top - 1.4)
        if face in "ns":
            fl = 2 if two else 1
            for f in range(fl):
                zb = 1.2 + f * 8.4
                if f:
                    s.box("card2", -1, s.len + 1, 0, 7.0, zb - 0.7, zb - 0.2)
                    s.box("white", -1, s.len + 1, 6.8, 7.0, zb - 0.2, zb + 0.8)
                for j in range(int(s.len / step)):
                    a = j * step + step / 2 - 1.6
                    state = lit(b["id"], f + 1, rows[face], j * step + step / 2 + cut)
                    if cut and not f:
                        s.box("white", j * step, a, -0.3, 0, 0, 4.6)
                        s.box("white", a + 3.2, (j + 1) * step, -0.3, 0, 0, 4.6)
                        s.box("white", a, a + 3.2, -0.3, 0, 0, 1.2)
                        s.box("white", a, a + 3.2, -0.3, 0, 4.5, 4.6)
                    if cut and not f and not j:  # the open gate
                        for q in (
                            (a - 0.35, a + 0.02, zb - 0.1, zb + 3.7),
                            (a + 3.18, a + 3.55, zb - 0.1, zb + 3.7),
                            (a - 0.35, a + 3.55, zb + 3.3, zb + 3.7),
                        ):
                            s.box("dark", q[0], q[1], 0.1, 0.45, q[2], q[3])
                    else:
                        s.box("dark", a - 0.35, a + 3.55, 0.1, 0.45, zb - 0.1, zb + 3.7)
                    if state == "free":
                        s.pane("lit", a, a + 3.2, 0.47, zb, zb + 3.3, 1.0, 0.7)
                    elif not cut or j:
                        s.box("card2", a, a + 3.2, 0.2, 0.52, zb, zb + 3.3)
                        [s.box("white", a, a + 3.2, 0.5, 0.56, zb + q * 0.66, zb + q * 0.66 + 0.06) for q in range(5)]
                    s.box("dark", a - 0.2, a + 0.1, 0.2, 0.7, zb - 0.8, zb - 0.2)
                    s.box("dark", a + 3.1, a + 3.4, 0.2, 0.7, zb - 0.8, zb - 0.2)
            s.box("copper", 0, s.len, 0.05, 2.4, zb + 4.3, zb + 4.5)
    k.box("card2", x0 + 0.2, x1 - 0.2, y0 + 0.2, y1 - 0.2, top, top + 0.25)
    n = int((x1 - x0) / 12)
    for j in range(n):
        xx = x0 + (j + 0.5) * (x1 - x0) / n
        for t in (0.14, 0.56):
            k.box(
                "glass", xx - 1.1, xx + 1.1, y0 + (y1 - y0) * t, y0 + (y1 - y0) * (t + 0.30), top + 0.2, top + 0.75, 0.1
            )
        k.box("white", xx + 4.6, xx + 6.0, (y0 + y1) / 2 - 0.7, (y0 + y1) / 2 + 0.7, top, top + 1.3, 0.1)
    return top


def roads(k):
    def strip(mat, a, c, w, z):
        (ax, ay), (cx, cy) = a, c
        k.box(mat, min(ax, cx) - w, max(ax, cx) + w, -max(ay, cy) - w, -min(ay, cy) + w, 0.0, z)

    clip = lambda q: (max(W, min(E, q[0])), max(N, min(S, q[1])))
    lay = 0.06
    for line in SITE["roads"]:
        for a, c in zip(line, line[1:]):
            lay += 0.002
            strip("road", clip(a), clip(c), 4, lay)
            a, c = clip(a), clip(c)
            L, vert = abs(c[0] - a[0]) + abs(c[1] - a[1]), a[0] == c[0]
            for t in range(2, int(L / 6)):
                x, y = (a[0], min(a[1], c[1]) + t * 6) if vert else (min(a[0], c[0]) + t * 6, a[1])
                k.box(
                    "white",
                    x - (0.1 if vert else 1.3),
                    x + (0.1 if vert else 1.3),
                    -y - (1.3 if vert else 0.1),
                    -y + (1.3 if vert else 0.1),
                    0,
                    lay + 0.05,
                )
    k.box("road", W, E, -32, -12, 0, 0.16)
    for x in range(W + 4, E - 4, 9):
        for y in (17, 27):
            k.box("white", x, x + 4, -y - 0.1, -y + 0.1, 0, 0.2)
    k.box("white", W, E, -22.2, -21.8, 0, 0.2)
    for x in (36, 238, 318, 570):
        for j in range(7):
            k.box("white", x + j * 1.6, x + j * 1.6 + 0.8, -31, -13, 0, 0.2)
    for z in ZONES:
        q = z["place"]
        if z.get("levels"):
            continue
        k.box("road", q["x"], q["x"] + q["length"], -q["y"] - q["width"], -q["y"], 0, 0.14)


def parked(k, cars, rnd, trucks):
    for z in ZONES:
        q = z["place"]
        if z["name"].startswith("P5"):
            x0, x1, y0, y1 = q["x"], q["x"] + q["length"], -q["y"] - q["width"], -q["y"]
            for h in (3.0, 6.0):
                k.box("white", x0, x1, y0, y1, h, h + 0.4)
            k.box(
                "soon",
                x0 + 2,
                x1 - 2,
                y0 + 2,
                y1 - 2,
                2.9,
                2.96,
            )
            for i in range(13):
                for j in range(17):
                    k.box("white", x0 + 0.3 + i * 5.9, x0 + 0.7 + i * 5.9, y0 + 0.3 + j * 5.7, y0 + 0.7 + j * 5.7, 0, 3)
            for e in (
                (x0, x1, y0, y0 + 0.25),
                (x0, x1, y1 - 0.25, y1),
                (x0, x0 + 0.25, y0, y1),
                (x1 - 0.25, x1, y0, y1),
            ):
                k.box("white", *e, 3, 4.1)
                k.box("white", *e, 6, 7.1)
        big = z["name"].startswith("P6")
        rows = int(q["width"] / 17) or 1
        zz = 6.4 if z.get("levels") else 0.14
        for r in range(rows):
            for half in (0, 1):
                y = -(q["y"] + (q["width"] - rows * 17) / 2 + r * 17 + 3 + half * 11)
                if big and r == 0:
                    continue
                for i in range(int((q["length"] - 6) / 2.6)):
                    x = q["x"] + 4 + i * 2.6
                    if zz < 1:
                        k.box("white", x - 1.36, x - 1.24, y - 2.5, y + 2.5, 0, 0.18)
                    if rnd.random() < (0.50 if not big else 0.35):
                        put(rnd.choice(cars), x, y, zz, math.pi / 2 * rnd.choice((1, -1)))
        if big:
            for i in range(9):
                if rnd.random() < 0.7:
                    put(trucks, q["x"] + 12 + i * 20, -(q["y"] + 8), 0.14, rnd.choice((0, math.pi)))


def clear_of(x, y, r=3.0):
    for b in BODIES:
        p = b["place"]
        m = 16 + r if b["use"] == "warehouse" else 4 + r
        if b["use"] == "trade_area" and p["y"] + p["width"] < y < p["y"] + p["width"] + 18:
            m = 8
        if p["x"] - m < x < p["x"] + p["length"] + m and p["y"] - m < y < p["y"] + p["width"] + m:
            return False
    for z in ZONES:
        p = z["place"]
        if p["x"] - r < x < p["x"] + p["length"] + r and p["y"] - r < y < p["y"] + p["width"] + r:
            return False
    for line in SITE["roads"]:
        for (ax, ay), (cx, cy) in zip(line, line[1:]):
            if min(ax, cx) - 4.5 - r < x < max(ax, cx) + 4.5 + r and min(ay, cy) - 4.5 - r < y < max(ay, cy) + 4.5 + r:
                return False
    return W + 3 + r < x < E - 3 - r and 33 + r < y < S - 3 - r


def green(k, mats, rnd, bare=None, thin=1.0):
    kinds = [tree(mats, "ball", "white", i) for i in range(3)] + [
        tree(mats, "ball", "card2", 4),
        tree(mats, "disc", "white", 5),
        tree(mats, "disc", "birch", 6),
    ]
    rust = tree(mats, "disc", "copper", 7)

    def plant(x, y, s):
        kind = rust if rnd.random() < 0.045 else rnd.choice(kinds)
        if not (bare and bare[0] < x < bare[1] and bare[2] < y < bare[3]):
            put(kind, x, -y, 0.2, rnd.uniform(0, 6), s)

    for x in range(W + 8, E - 4, 9):  # the avenue, a row on either side
        for y in (9, 37):
            if all(abs(x - e) > 9 for e in (42, 576, 243, 190, 318)):
                plant(x + rnd.uniform(-0.6, 0.6), y, rnd.uniform(0.85, 1.1))
    for y in range(58, 180, 11):  # the alley between buildings 3 and 4
        for x in (303, 317):
            plant(x, y, rnd.uniform(0.75, 0.95))
    for i in range(-40, 90):  # groves: an orchard grid, thinned by a slow wave
        for j in range(-40, 90):
            x, y = i * 7.6 + j * 1.5 + rnd.uniform(-1, 1), j * 7.6 - i * 1.5 + rnd.uniform(-1, 1)
            if 288 < x < 332 and y < 190 or rnd.random() > thin or not clear_of(x, y):
                continue
            if math.sin(x * 0.027 + 1) + math.cos(y * 0.041) + rnd.uniform(-0.35, 0.35) > 0.15:
                plant(x, y, rnd.uniform(0.7, 1.15))
    for x in range(W + 4, E - 4, 4):  # lawns: pads of sanded card where nothing is built
        y = 34
        while y < S - 3:
            if clear_of(x + 2, y + 2, -0.5) and not (288 < x < 332 and y < 190):
                t = y
                while t < S - 3 and clear_of(x + 2, t + 2, -0.5):
                    t += 4
                k.box("lawn", x, x + 4, -t, -y, 0, 0.22)
                y = t
            y += 4


def board(k):
    k.box("pave", W, E, -S, -N, -1.5, 0)
    for i in range(6):
        k.box(
            "birch" if i % 2 == 0 else "birch2",
            W - 0.5,
            E + 0.5,
            -S - 0.5,
            -N + 0.5,
            -1.5 - (i + 1) * 1.5,
            -1.5 - i * 1.5,
        )
    k.box("table", -6000, 6000, -6000, 6000, -12.5, -10.51)


def people(rnd, figs, spots):
    for x, y, n, r in spots:
        for _ in range(n):
            put(
                rnd.choice(figs),
                x + rnd.uniform(-r, r),
                -(y + rnd.uniform(-r * 0.6, r * 0.6)),
                0.2,
                rnd.uniform(0, 6.3),
                rnd.uniform(0.93, 1.06),
            )


def traffic(cars, b, rnd):
    for x in range(W + 10, E - 10, 17):
        for y, t in ((16.8 + 2.4, math.pi), (14.4, math.pi), (24.5, 0), (29.5, 0)):
            if rnd.random() < 0.28:
                put(rnd.choice(cars), x + rnd.uniform(-5, 5), -y, 0.16, t)
    for line in SITE["roads"]:
        for (ax, ay), (cx, cy) in zip(line, line[1:]):
            for t in range(1, int((abs(cx - ax) + abs(cy - ay)) / 34)):
                f = t * 34 / (abs(cx - ax) + abs(cy - ay))
                x, y = ax + (cx - ax) * f, ay + (cy - ay) * f
                if rnd.random() < 0.4 and W + 6 < x < E - 6:
                    put(
                        rnd.choice(cars),
                        x + (2 if ax == cx else 0),
                        -y - (2 if ay == cy else 0),
                        0.1,
                        math.pi / 2 if ax == cx else 0,
                    )
    for s in SITE["stops"][:2]:
        put(b, s["x"], -29.2, 0.16, 0)


def lamps(k, spots):
    for x, y, h in spots:
        k.prism("grey", (x, -y, 0), (x, -y, h), 0.09, 0.06, 6)
        k.box("lamp", x - 0.5, x + 0.5, -y - 0.14, -y + 0.14, h - 0.02, h + 0.06)


def build(mats, seed=55, only=None, grey=None, cut=None, lobby=None, lunch=False, trees=1.0, bare=None):
    """The whole board. `grey` maps the neighbours of one building to card of a darker grey."""
    rnd = random.Random(seed)
    k = Kit()
    board(k)
    roads(k)
    green(k, mats, rnd, bare, trees)
    cars = [car(mats, m, True) for m in ("white", "white", "card2", "grey", "deep")] + [car(mats, "copper", True)]
    still = [car(mats, m) for m in ("white", "white", "card2", "grey", "grey", "deep")]
    lorry, coach = truck(mats), bus(mats)
    figs = [figure(mats, p) for p in ("stand", "walk", "walk")] + [figure(mats, "walk", "copper")]
    parked(k, still, rnd, lorry)
    traffic(cars, coach, rnd)
    alley = [(310, y, 4, 8) for y in range(50, 180, 12) if not (bare and bare[2] < y < bare[3])]
    people(
        rnd,
        figs,
        alley
        + [
            (190, 42, 9, 6),
            (318, 42, 8, 5),
            (138, 146, 8, 9),
            (138, 84, 6, 8),
            (138, 205, 8, 8),
            (300, 276, 14, 12),
            (350, 276, 14, 14),
            (400, 276, 12, 14),
            (506, 262, 9, 8),
            (506, 214, 7, 4),
            (243, 44, 8, 7),
            (296, 200, 9, 8),
        ],
    )
    lamps(
        k,
        [(x, 34, 7) for x in range(W + 20, E - 10, 36)]
        + [(310, y, 4.5) for y in range(56, 180, 20)]
        + [(x, 226.5, 6) for x in range(60, 240, 30)]
        + [(x, 314, 7) for x in range(-80, 500, 36)],
    )
    k.done("ground", mats)
    for b in BODIES:
        q = Kit()
        r = random.Random(b["id"] * 7)
        top = (
            office(q, b, r, lobby == b["id"])
            if b["use"] == "office"
            else gallery(q, b, r, lunch) if b["use"] == "trade_area" else shed(q, b, r, (cut or {}).get(b["id"], 0))
        )
        name = "b%d" % b["id"]
        q.done(name, {**mats, **(grey or {})} if grey and only != b["id"] else mats)
        p = b["place"]
        lay = p["length"] > p["width"]
        numeral(
            b["number"],
            p["x"] + (p["length"] - 12 if lay else p["length"] / 2),
            -(p["y"] + (p["width"] / 2 if lay else p["width"] - 12)),
            top + 0.75,
            15,
            mats["copper" if not grey or only == b["id"] else "grey"],
        )
        if b["use"] == "warehouse":
            for i in range(int(p["length"] / 12)):
                gap = (cut or {}).get(b["id"], 0)
                if r.random() < 0.42 and b["id"] != 9 and not (gap and i < 3):
                    put(lorry, p["x"] + gap + 6 + i * 12, -(p["y"] + p["width"] + 1.2), 0.1, math.pi / 2)
    return k
