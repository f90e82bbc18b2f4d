"""blender -b -P map.py -- ../aerial.json: the buildings in `aerial.jpg`, and the windows that its camera sees.

A facade is a plane: `plane` maps metres along it and over the ground to the picture (0 to 1 from the upper left corner).
`seen` names for each floor the modules, from the first to the last, that nothing hides; a ray decides for each.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
import park
from kit import K, materials

for o in list(bpy.data.objects): bpy.data.objects.remove(o)
sc = bpy.context.scene
units = dict(park.UNITS); park.build(materials())
v = park.AERIAL
sc.render.resolution_x, sc.render.resolution_y = 1600, round(1600 / v["aspect"])
c = bpy.data.objects.new("c", bpy.data.cameras.new("c")); sc.collection.objects.link(c); sc.camera = c
c.location = Vector(v["at"]) * K; c.rotation_euler = (Vector(v["to"]) - Vector(v["at"])).to_track_quat("-Z", "Y").to_euler()
c.data.lens, c.data.shift_x, c.data.shift_y = v["lens"], v["aside"], v["shift"]
bpy.context.view_layer.update()
graph = bpy.context.evaluated_depsgraph_get()


def at(p):
    q = world_to_camera_view(sc, c, Vector(p) * K)
    return q.x, 1 - q.y


def hull(points):
    """The convex outline of points in the picture."""
    def chain(ps):
        out = []
        for p in ps:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]): out.pop()
            out.append(p)
        return out[:-1]
    points = sorted(points)
    return chain(points) + chain(points[::-1])


def plane(corner):
    """The homography of a facade, from four of its points."""
    rows, values = [], []
    for a, z in ((0, 0), (100, 0), (0, 30), (100, 30)):
        x, y = at(corner(a, z))
        rows += [[a, z, 1, 0, 0, 0, -a * x, -z * x], [0, 0, 0, a, z, 1, -a * y, -z * y]]; values += [x, y]
    return [float("%.5g" % n) for n in np.linalg.solve(np.array(rows), np.array(values))]


def seen(p):
    """Whether a ray from the camera meets the point of a facade, give or take the depth of its piers."""
    start, end = c.location, Vector(p) * K
    hit, where, *_ = sc.ray_cast(graph, start, (end - start).normalized())
    return hit and (where - end).length < 1.4 * K


out = []
for b in park.BODIES:
    p = b["place"]; lay = p["length"] > p["width"]
    face, length = ("s", p["length"]) if lay else ("e", p["width"])
    rows = {"office": 1 if lay else 0, "trade_area": 3}
    row = rows.get(b["use"], max([r for bb, _, r in units if bb == b["id"]] + [1]))
    corner = (lambda a, z: (p["x"] + a, -(p["y"] + p["width"]), z)) if lay else (lambda a, z: (p["x"] + p["length"], -(p["y"] + a), z))
    step, margin, floors = park.panes(b)
    roof = [sum(q) / 4 for q in zip(*(at((x, -y, p["height"])) for x in (p["x"], p["x"] + p["length"]) for y in (p["y"], p["y"] + p["width"])))]
    corners = [at((x, -y, z)) for x in (p["x"], p["x"] + p["length"]) for y in (p["y"], p["y"] + p["width"]) for z in (0, p["height"])]
    outline = ",".join("%.4f,%.4f" % q for q in hull(corners))
    lines = []
    for low, high in floors:
        clear = [j for j in range(round(length / step)) if sum(seen(corner((j + s) * step, low + (high - low) * t)) for s in (.3, .7) for t in (.3, .7)) > 2]
        runs = []
        for j in clear:
            if runs and runs[-1][1] == j - 1: runs[-1][1] = j
            else: runs.append([j, j])
        lines.append("[%s,%s,[%s]]" % (round(low, 2), round(high, 2), ",".join("[%d,%d]" % tuple(r) for r in runs)))
    fields = '"roof":[%.4f,%.4f],"outline":[%s],"row":%d,"step":%s,"margin":%s,"plane":[%s],"floors":[%s]' % (*roof, outline, row, step, round(margin, 2), ",".join(map(str, plane(corner))), ",".join(lines))
    out.append('"%s":{%s}' % (b["number"], fields))
open(sys.argv[-1], "w").write("{\n" + ",\n".join(out) + "\n}\n")
