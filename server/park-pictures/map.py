"""blender -b -P map.py -- [phone] FILE.json: the buildings in the picture, and the windows that its camera sees.

A facade is a plane: `plane` maps metres along it and over the ground to the picture (0 to 1 from the upper left corner).
`floors` names for each floor the modules, from the first to the last, that nothing hides; a ray decides for each.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import park
from kit import K, materials

# Where the page puts a building's number: the share of its length from the west (of its width from the north for a
# building that runs north to south), and metres over the roof. The camera is low: in the middle of the roofs the
# numbers of 1, 2 and 3 would lie on each other.
PHONE = "phone" in sys.argv
NUMBERS = (
    {
        "1": (0.30, 8),
        "2": (0.08, 8),
        "3": (0.56, 9),
        "4": (0.34, 9),
        "5": (0.12, 5),
        "6": (0.60, 2),
    }
    if PHONE
    else {"1": (0.72, 8), "2": (0.22, 8), "3": (0.5, 9), "4": (0.5, 9), "5": (0.30, 5), "6": (0.56, 2)}
)

for old in list(bpy.data.objects):
    bpy.data.objects.remove(old)
scene = bpy.context.scene
units = dict(park.UNITS)
park.build(materials(), trees=0.62)  # as many trees as hero.py plants

view = park.PHONE if PHONE else park.AERIAL
scene.render.resolution_x, scene.render.resolution_y = 1600, round(1600 / view["aspect"])
camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
scene.collection.objects.link(camera)
scene.camera = camera
camera.location = Vector(view["at"]) * K
camera.rotation_euler = (Vector(view["to"]) - Vector(view["at"])).to_track_quat("-Z", "Y").to_euler()
camera.data.lens, camera.data.shift_x, camera.data.shift_y = view["lens"], view["aside"], view["shift"]
bpy.context.view_layer.update()
graph = bpy.context.evaluated_depsgraph_get()


def in_picture(point):
    place = world_to_camera_view(scene, camera, Vector(point) * K)
    return place.x, 1 - place.y


def hull(points):
    """The convex outline of points in the picture."""

    def chain(ordered):
        kept = []
        for p in ordered:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (p[1] - ay) > (by - ay) * (p[0] - ax):
                    break
                kept.pop()
            kept.append(p)
        return kept[:-1]

    points = sorted(points)
    return chain(points) + chain(points[::-1])


def plane(corner):
    """The homography of a facade, from four of its points."""
    rows, values = [], []
    for along, up in ((0, 0), (100, 0), (0, 30), (100, 30)):
        x, y = in_picture(corner(along, up))
        rows.append([along, up, 1, 0, 0, 0, -along * x, -up * x])
        rows.append([0, 0, 0, along, up, 1, -along * y, -up * y])
        values += [x, y]
    return [float("%.5g" % n) for n in np.linalg.solve(np.array(rows), np.array(values))]


def seen(point):
    """Whether a ray from the camera meets the point of a facade, give or take the depth of its piers."""
    start, end = camera.location, Vector(point) * K
    hit, where, *_ = scene.ray_cast(graph, start, (end - start).normalized())
    return hit and (where - end).length < 1.4 * K


def facade(body):
    """The facade that the camera sees whole: its length, its row of units, and its point at metres along and up."""
    place = body["place"]
    west, east = place["x"], place["x"] + place["length"]
    north, south = -place["y"], -place["y"] - place["width"]
    if place["length"] > place["width"]:
        length, row, corner = place["length"], 1, lambda along, up: (west + along, south, up)
    else:
        length, row, corner = place["width"], 0, lambda along, up: (east, north - along, up)
    if body["use"] == "trade_area":
        row = 3
    elif body["use"] != "office":
        row = max([r for number, _, r in units if number == body["id"]] + [1])
    return length, row, corner


def number_at(body):
    place = body["place"]
    share, lift = NUMBERS.get(body["number"], (0.5, 2))
    lies = place["length"] > place["width"]
    x = place["x"] + place["length"] * (share if lies else 0.5)
    y = place["y"] + place["width"] * (0.5 if lies else share)
    return in_picture((x, -y, place["height"] + lift))


def outline(body):
    place = body["place"]
    xs, ys = (place["x"], place["x"] + place["length"]), (place["y"], place["y"] + place["width"])
    return hull([in_picture((x, -y, z)) for x in xs for y in ys for z in (0, place["height"])])


def runs(numbers):
    """0, 1, 2, 5 as [0, 2], [5, 5]."""
    found = []
    for n in numbers:
        if found and found[-1][1] == n - 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return found


def clear_modules(corner, step, length, low, high):
    """The modules of a floor of which at least three of four points are seen."""
    shares = (0.3, 0.7)
    for module in range(round(length / step)):
        points = [corner((module + s) * step, low + (high - low) * t) for s in shares for t in shares]
        if sum(seen(p) for p in points) > 2:
            yield module


lines = []
for body in park.BODIES:
    length, row, corner = facade(body)
    step, margin, floors = park.panes(body)
    windows = []
    for low, high in floors:
        spans = ["[%d,%d]" % tuple(span) for span in runs(clear_modules(corner, step, length, low, high))]
        windows.append("[%s,%s,[%s]]" % (round(low, 2), round(high, 2), ",".join(spans)))
    fields = (
        '"roof":[%.4f,%.4f]' % number_at(body),
        '"outline":[%s]' % ",".join("%.4f,%.4f" % p for p in outline(body)),
        '"row":%d,"step":%s,"margin":%s' % (row, step, round(margin, 2)),
        '"plane":[%s]' % ",".join(map(str, plane(corner))),
        '"floors":[%s]' % ",".join(windows),
    )
    lines.append('"%s":{%s}' % (body["number"], ",".join(fields)))
with open(sys.argv[-1], "w") as file:
    file.write("{\n" + ",\n".join(lines) + "\n}\n")
