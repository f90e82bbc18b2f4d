"""Card, acrylic and wire: the parts every scene of the maquette is cut from (metres in, 1 : 100 Blender units out)."""

import math, os, random, sys

sys.path += [p for p in (os.environ.get("NUMPY_AT", ""),) if os.path.isdir(p)]
import bpy
from mathutils import Vector, Matrix

K = 0.01
COPPER, TEAL, WHITE, BIRCH = (0.456, 0.067, 0.010), (0.0048, 0.0232, 0.0343), (0.80, 0.775, 0.735), (0.66, 0.50, 0.33)


def _nodes(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, m.node_tree.nodes, m.node_tree.links


def card(name, rgb, grain=0.05, size=60.0, stretch=(1, 1, 1)):
    """Matt card or veneer: plain diffuse with a faint fibre."""
    m, n, l = _nodes(name)
    out, d, tc, mp, no, mx = (
        n.new("ShaderNode" + t) for t in ("OutputMaterial", "BsdfDiffuse", "TexCoord", "Mapping", "TexNoise", "MixRGB")
    )
    mp.inputs["Scale"].default_value = stretch
    no.inputs["Scale"].default_value, no.inputs["Detail"].default_value = size, 3
    mx.inputs[1].default_value = (*[c * (1 - grain) for c in rgb], 1)
    mx.inputs[2].default_value = (*[min(1, c * (1 + grain)) for c in rgb], 1)
    l.new(tc.outputs["Object"], mp.inputs[0])
    l.new(mp.outputs[0], no.inputs["Vector"])
    l.new(no.outputs["Fac"], mx.inputs[0])
    l.new(mx.outputs[0], d.inputs["Color"])
    l.new(d.outputs[0], out.inputs[0])
    return m


def gloss(name, rgb, rough=0.3, metal=0.0, spec=0.5):
    m, n, l = _nodes(name)
    out, p = n.new("ShaderNodeOutputMaterial"), n.new("ShaderNodeBsdfPrincipled")
    p.inputs["Base Color"].default_value = (*rgb, 1)
    p.inputs["Roughness"].default_value, p.inputs["Metallic"].default_value, p.inputs["Specular"].default_value = (
        rough,
        metal,
        spec,
    )
    l.new(p.outputs[0], out.inputs[0])
    return m


def clear(name, rgb=(0.9, 0.97, 0.96), mirror=0.10):
    """Thin acrylic sheet: lets light straight through (no caustics), mirrors a little."""
    m, n, l = _nodes(name)
    out, t, g, mx = (n.new("ShaderNode" + s) for s in ("OutputMaterial", "BsdfTransparent", "BsdfGlossy", "MixShader"))
    t.inputs[0].default_value = (*rgb, 1)
    g.inputs["Roughness"].default_value = 0.12
    mx.inputs[0].default_value = mirror
    l.new(t.outputs[0], mx.inputs[1])
    l.new(g.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs[0])
    return m


def glow(name, rgb, strength, sample=False):
    """Lit from within; the mesh attribute `g` grades each pane."""
    m, n, l = _nodes(name)
    out, e, a, mu = (n.new("ShaderNode" + s) for s in ("OutputMaterial", "Emission", "Attribute", "Math"))
    a.attribute_name, mu.operation = "g", "MULTIPLY"
    mu.inputs[1].default_value = strength
    e.inputs[0].default_value = (*rgb, 1)
    l.new(a.outputs["Fac"], mu.inputs[0])
    l.new(mu.outputs[0], e.inputs[1])
    l.new(e.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = sample
    return m


def materials(fine=60.0):
    return {
        "white": card("white", WHITE, 0.03, fine),
        "card2": card("card2", (0.70, 0.68, 0.645), 0.04, fine),
        "grey": card("grey", (0.42, 0.425, 0.42), 0.05, fine),
        "pave": card("pave", (0.60, 0.575, 0.53), 0.06, fine),
        "lawn": card("lawn", (0.37, 0.385, 0.305), 0.12, fine * 3),
        "road": card("road", (0.115, 0.145, 0.155), 0.10, fine * 2),
        "deep": card("deep", (0.020, 0.052, 0.068), 0.12, fine),
        "birch": card("birch", BIRCH, 0.14, fine, (0.08, 1, 1)),
        "birch2": card("birch2", (0.40, 0.27, 0.16), 0.1, fine),
        "copper": gloss("copper", COPPER, 0.42, 0.35),
        "table": gloss("table", (0.010, 0.036, 0.050), 0.42, 0, 0.35),
        "glass": gloss("glass", (0.20, 0.25, 0.265), 0.22, 0, 0.5),
        "dark": card("dark", (0.05, 0.065, 0.07), 0.1, fine),
        "clear": clear("clear"),
        "lit": glow("lit", (1.0, 0.58, 0.24), 5.5),
        "soon": glow("soon", (1.0, 0.52, 0.22), 1.5),
        "dim": glow("dim", (1.0, 0.74, 0.48), 0.34),
        "lamp": glow("lamp", (1.0, 0.70, 0.40), 6.0),
        "red": glow("red", (1.0, 0.08, 0.02), 2.5),
        "inner": glow("inner", (1.0, 0.66, 0.36), 11.0, True),
    }


class Kit:
    """Gathers boxes and prisms per material, then glues each material into one mesh."""

    def __init__(self):
        self.parts = {}

    def mesh(self, mat, verts, faces, shade=1.0):
        v, f, g = self.parts.setdefault(mat, ([], [], []))
        o = len(v)
        v += [(x * K, y * K, z * K) for x, y, z in verts]
        f += [tuple(o + i for i in q) for q in faces]
        g += list(shade) if isinstance(shade, (list, tuple)) else [shade] * len(verts)

    def box(self, mat, x0, x1, y0, y1, z0, z1, ch=0.0):
        lo, hi = (min(x0, x1), min(y0, y1), min(z0, z1)), (max(x0, x1), max(y0, y1), max(z0, z1))
        C = [(i & 1, i >> 1 & 1, i >> 2 & 1) for i in range(8)]
        ch = min(ch, *[(hi[a] - lo[a]) * 0.45 for a in range(3)]) if ch else 0
        if not ch:
            self.mesh(
                mat,
                [tuple((lo, hi)[c[a]][a] for a in range(3)) for c in C],
                [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
            )
            return
        V = [
            tuple((lo, hi)[c[b]][b] + (0 if b == a else ch * (1 - 2 * c[b])) for b in range(3))
            for c in C
            for a in range(3)
        ]
        ring = lambda a, s: [
            c
            for c in sorted(range(8), key=lambda c: math.atan2(C[c][(a + 2) % 3] - 0.5, C[c][(a + 1) % 3] - 0.5))
            if C[c][a] == s
        ]
        F = [tuple(3 * c + a for c in ring(a, s)) for a in range(3) for s in (0, 1)]
        for c in range(8):
            for a in range(3):
                d = c ^ (1 << a)
                if d > c:
                    b, e = (a + 1) % 3, (a + 2) % 3
                    F.append((3 * c + b, 3 * d + b, 3 * d + e, 3 * c + e))
            F.append((3 * c, 3 * c + 1, 3 * c + 2))
        self.mesh(mat, V, F)

    def prism(self, mat, p0, p1, r0, r1=None, n=8, squash=1.0):
        r1 = r0 if r1 is None else r1
        p0, p1 = Vector(p0), Vector(p1)
        z = (p1 - p0).normalized()
        x = z.orthogonal().normalized()
        y = z.cross(x)
        V = [
            tuple(p + (x * math.cos(t * math.tau / n) + y * math.sin(t * math.tau / n) * squash) * r)
            for p, r in ((p0, r0), (p1, r1))
            for t in range(n)
        ]
        self.mesh(
            mat,
            V,
            [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n)), tuple(range(n, 2 * n))],
        )

    def ball(self, mat, c, r, sub=2, rough=0.0, seed=0):
        import bmesh

        bm, rnd = bmesh.new(), random.Random(seed)
        bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
        self.mesh(
            mat,
            [
                tuple(c[i] + v.co[i] * (r if not hasattr(r, "__len__") else r[i]) * k for i in range(3))
                for v in bm.verts
                for k in (1 + rnd.uniform(-rough, rough),)
            ],
            [tuple(v.index for v in f.verts) for f in bm.faces],
        )
        bm.free()

    def done(self, name, mats, link=True):
        """One object per material; `link=False` gives a collection to scatter."""
        col = bpy.data.collections.new(name)
        if link:
            bpy.context.scene.collection.children.link(col)
        for mat, (v, f, g) in self.parts.items():
            me = bpy.data.meshes.new(name + mat)
            me.from_pydata(v, [], f)
            at = me.attributes.new("g", "FLOAT", "POINT")
            at.data.foreach_set("value", g)
            me.materials.append(mats[mat])
            col.objects.link(bpy.data.objects.new(name + mat, me))
        return col


def put(col, x, y, z=0.0, turn=0.0, size=1.0):
    e = bpy.data.objects.new(col.name, None)
    e.instance_type, e.instance_collection = "COLLECTION", col
    e.location, e.rotation_euler, e.scale = (x * K, y * K, z * K), (0, 0, turn), (size,) * 3
    bpy.context.scene.collection.objects.link(e)


def figure(mats, pose, mat="white"):
    k, s = Kit(), {"stand": 0.05, "walk": 0.30, "sit": 0}[pose]
    hip = 0.88 if pose != "sit" else 0.48
    for sd, st in ((-1, 1), (1, -1)):
        if pose == "sit":
            k.prism(mat, (0, sd * 0.1, hip), (0.42, sd * 0.11, hip), 0.085, 0.07)
            k.prism(mat, (0.42, sd * 0.11, hip), (0.45, sd * 0.11, 0.05), 0.07, 0.05)
        else:
            k.prism(mat, (0, sd * 0.09, hip), (s * st, sd * 0.1, 0.0), 0.095, 0.05)
        k.prism(
            mat,
            (0, sd * 0.21, hip + 0.55),
            (-s * st * 0.7 + (0.3 if pose == "sit" else 0.03), sd * 0.25, hip + 0.02 + (0.15 if pose == "sit" else 0)),
            0.055,
            0.035,
            6,
        )
    k.prism(mat, (0, 0, hip - 0.05), (0.02, 0, hip + 0.60), 0.155, 0.20, 10, 1.0)
    k.prism(mat, (0.02, 0, hip + 0.60), (0.02, 0, hip + 0.68), 0.19, 0.07, 10)
    k.ball(mat, (0.03, 0, hip + 0.82), (0.105, 0.09, 0.13), 2)
    return k.done("fig_" + pose + mat, mats, False)


def tree(mats, kind, mat="white", seed=1):
    """`ball`: folded paper on a wire; `disc`: sanded card discs; heights near 9 m, scaled when planted."""
    k, rnd = Kit(), random.Random(seed)
    k.prism("birch2" if mat != "white" else "card2", (0, 0, 0), (0, 0, 5), 0.16, 0.10, 6)
    if kind == "ball":
        k.ball(mat, (0, 0, 6.2), (3.0, 3.0, 2.9), 3, 0.06, seed)
    else:
        for i in range(9):
            t = i / 8
            r = 2.9 * math.sin(math.pi * (0.14 + 0.80 * t)) * rnd.uniform(0.86, 1.08)
            x, y = rnd.uniform(-0.15, 0.15), rnd.uniform(-0.15, 0.15)
            k.prism(mat, (x, y, 2.5 + i * 0.72), (x, y, 2.5 + i * 0.72 + 0.30), r, r, 18)
        k.prism("card2", (0, 0, 2), (0, 0, 9.2), 0.1, 0.05, 5)
    return k.done("tree_" + kind + mat + str(seed), mats, False)


def car(mats, mat="white", lights=False):
    k = Kit()
    k.box(mat, -2.2, 2.2, -0.9, 0.9, 0.28, 0.86, 0.18)
    k.box("glass", -1.45, 0.95, -0.78, 0.78, 0.80, 1.28, 0.14)
    k.box(mat, -1.2, 0.7, -0.74, 0.74, 1.24, 1.42, 0.08)
    for x in (-1.35, 1.35):
        for y in (-0.82, 0.82):
            k.prism("dark", (x, y - 0.1, 0.32), (x, y + 0.1, 0.32), 0.32, 0.32, 12)
    if lights:
        for y in (-0.6, 0.6):
            k.box("lamp", 2.18, 2.24, y - 0.16, y + 0.16, 0.55, 0.68)
            k.box("red", -2.24, -2.18, y - 0.16, y + 0.16, 0.58, 0.70)
    return k.done("car" + mat + str(lights), mats, False)


def truck(mats, trailer="white", lights=False):
    """16.5 m articulated lorry; the rear doors at x = 0, the cab at x = -16."""
    k = Kit()
    k.box(trailer, -13.6, 0, -1.25, 1.25, 1.15, 4.0, 0.06)
    k.box("dark", -13.4, -0.2, -0.5, 0.5, 0.9, 1.15)
    for i in range(1, 14):
        k.box("card2", -13.6 + i * 0.97, -13.6 + i * 0.97 + 0.06, -1.28, 1.28, 1.2, 3.95)
    k.box("copper", -16.3, -14.3, -1.2, 1.2, 0.7, 3.3, 0.22)
    k.box("glass", -16.36, -15.5, -1.05, 1.05, 2.0, 2.9, 0.1)
    k.box("copper", -14.9, -14.3, -1.1, 1.1, 3.2, 3.9, 0.2)
    for x in (-15.6, -13.0, -3.9, -2.7, -1.5):
        for y in (-1.0, 1.0):
            k.prism("dark", (x, y - 0.18, 0.5), (x, y + 0.18, 0.5), 0.5, 0.5, 16)
    if lights:
        for y in (-1, 1):
            k.box("red", -0.01, 0.04, y - 0.15, y + 0.15, 1.25, 1.45)
            k.box("lamp", -16.4, -16.3, y * 0.85 - 0.15, y * 0.85 + 0.15, 0.95, 1.15)
    return k.done("truck", mats, False)


def bus(mats):
    k = Kit()
    k.box("white", -6, 6, -1.25, 1.25, 0.35, 1.15, 0.12)
    k.box("white", -6, 6, -1.25, 1.25, 2.55, 3.05, 0.14)
    k.box("copper", -6.01, 6.01, -1.27, 1.27, 0.55, 0.72)
    k.box("inner", -5.6, 5.6, -0.5, 0.5, 2.50, 2.54)
    k.box("clear", -5.94, 5.94, -1.2, 1.2, 1.1, 2.6)
    for i in range(9):
        for y in (-1.2, 1.2):
            k.box("white", -5.95 + i * 1.47, -5.87 + i * 1.47, y - 0.04, y + 0.04, 1.1, 2.6)
    for i in range(7):
        for y in (-0.8, 0.8):
            k.box("card2", -4.8 + i * 1.4, -4.3 + i * 1.4, y - 0.35, y + 0.35, 1.0, 1.75, 0.08)
    for x in (-3.6, 3.6):
        for y in (-1.1, 1.1):
            k.prism("dark", (x, y - 0.16, 0.48), (x, y + 0.16, 0.48), 0.48, 0.48, 16)
    for y in (-0.9, 0.9):
        k.box("lamp", 5.98, 6.04, y - 0.2, y + 0.2, 0.75, 0.92)
        k.box("red", -6.04, -5.98, y - 0.14, y + 0.14, 0.8, 1.1)
    return k.done("bus", mats, False)
