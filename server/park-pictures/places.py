"""Pictures of single places of the park, in the light of the home page's picture.

    blender -b -P places.py -- PLACE WIDTH SAMPLES PASSES FOLDER

PLACE is `building-1` … `building-9`, `gallery`, `entrance`, `dock`, `lobby` or `office`. Writes FOLDER/hero_HOUR_WIDTHPLACE.npz,
beside it PLACE.horizon (the share of the height at which the horizon stands; `grade.py` lays the sky in above it), and for a
building PLACE.json: the outline of each floor in the picture, 0 to 1 from the upper left corner.
"""

import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
PLACE, WIDTH, SAMPLES, PASSES, FOLDER = sys.argv[sys.argv.index("--") + 1 :][:5]
HOUR = "noon" if PLACE == "office" else "dusk"
sys.argv = sys.argv[:1] + ["--", HOUR, WIDTH, SAMPLES, PASSES, FOLDER, PLACE]

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import hero
import kit
import park
import rooms
from kit import K, Kit

# Where the camera of a building stands: bearing from the building (clockwise from north), height in degrees,
# distance as a share of the building's diagonal.
BUILDINGS = {
    1: (137, 26, 1.05),
    2: (140, 23, 1.05),
    3: (222, 17, 1.35),
    4: (132, 15, 1.40),
    5: (142, 19, 1.05),
    6: (143, 15, 1.02),
    7: (140, 21, 1.05),
    8: (146, 15, 0.95),
    9: (138, 15, 1.20),
}
# Camera and what it looks at in park metres (y to the north), focal length, shift.
CAMERAS = {
    "gallery": ((270.5, -285.0, 1.8), (304, -265.4, 4.6), 26, 0.0),
    "entrance": ((312.4, -134.6, 1.8), (323.4, -112, 5.4), 24, 0.0),
    "dock": ((36, -459, 7.2), (92, -405, 5.2), 34, 0.0),
    "lobby": ((337.4, -98.6, 1.85), (333.4, -116, 1.75), 19, 0.0),
    "office": ((11.2, -0.7, 1.62), (18.6, -6.4, 1.2), 19, 0.0),
}


def resident(mats, pose, coat="coat"):
    """A figure that bears being looked at from near: dark legs, a coat of seven colours, a head."""
    k, stride = Kit(), {"stand": 0.05, "walk": 0.30, "sit": 0}[pose]
    hip = 0.48 if pose == "sit" else 0.88
    for side, foot in ((-1, 1), (1, -1)):
        if pose == "sit":
            k.prism("dark", (0, side * 0.1, hip), (0.42, side * 0.11, hip), 0.085, 0.07)
            k.prism("dark", (0.42, side * 0.11, hip), (0.45, side * 0.11, 0.05), 0.07, 0.05)
        else:
            k.prism("dark", (0, side * 0.09, hip), (stride * foot, side * 0.1, 0), 0.095, 0.05)
        hand = (
            -stride * foot * 0.7 + (0.3 if pose == "sit" else 0.03),
            side * 0.25,
            hip + 0.02 + (0.15 if pose == "sit" else 0),
        )
        k.prism("coat", (0, side * 0.21, hip + 0.55), hand, 0.06, 0.04, 6)
    k.prism("coat", (0, 0, hip - 0.12), (0.02, 0, hip + 0.60), 0.175, 0.20, 12)
    k.prism("coat", (0.02, 0, hip + 0.60), (0.02, 0, hip + 0.68), 0.19, 0.07, 12)
    k.ball("skin", (0.03, 0, hip + 0.82), (0.105, 0.09, 0.13), 2)
    k.ball("dark", (0.015, 0, hip + 0.86), (0.108, 0.095, 0.11), 2)
    return k.done("person" + pose + coat, mats, False)


def fine(mats):
    """What is seen from near needs a finer grain, wood and skin."""
    mats.update(
        {
            "skin": hero.surface("skin", (0.50, 0.31, 0.21), 0.02),
            "birch": hero.surface("birch", (0.46, 0.30, 0.16), 0.14, 40, 0.45),
            "birch2": hero.surface("birch2", (0.26, 0.16, 0.085), 0.1, 40),
            "pave": hero.surface("pave", (0.40, 0.375, 0.34), 0.16, 420, 0.5),
            "inner": kit.glow("inner", (1.0, 0.74, 0.50), 3.2 if PLACE == "lobby" else 7.0, True),
            "clear": kit.clear("clear", (0.92, 0.97, 0.96), 0.06),
        }
    )
    return mats


def near(mats):
    """Gives `rooms.py` this world's materials, people and trees."""
    rooms.materials = lambda *_: mats
    rooms.figure = resident
    rooms.tree = hero.leafy
    return mats


def building_camera(number):
    body = next(b for b in park.BODIES if b["id"] == number)
    place = body["place"]
    bearing, height, share = BUILDINGS[number]
    turn, up = math.radians(bearing), math.radians(height)
    middle = (place["x"] + place["length"] / 2, -(place["y"] + place["width"] / 2), place["height"] * 0.12)
    away = share * math.hypot(place["length"], place["width"]) + 52
    at = (
        middle[0] + away * math.cos(up) * math.sin(turn),
        middle[1] + away * math.cos(up) * math.cos(turn),
        middle[2] + away * math.sin(up),
    )
    return {"at": at, "to": middle, "lens": 38, "aspect": 1.6, "shift": 0.055, "aside": 0}


def in_picture(point):
    seen = world_to_camera_view(hero.scene, hero.scene.camera, Vector(point) * K)
    return round(seen.x, 4), round(1 - seen.y, 4)


def write_floors(number):
    """Each floor as the outline of the two faces that the camera sees."""
    body = next(b for b in park.BODIES if b["id"] == number)
    place = body["place"]
    west, east = place["x"], place["x"] + place["length"]
    north, south = -place["y"], -place["y"] - place["width"]
    from_west = BUILDINGS[number][0] > 180
    corners = (
        [(east, south), (west, south), (west, north)] if from_west else [(west, south), (east, south), (east, north)]
    )
    height = {"office": park.FH, "trade_area": 5.0}.get(
        body["use"], 8.4 if len(body["floors"]) > 1 else place["height"] - 1
    )
    base = park.PL if body["use"] == "office" else 0.3
    floors = []
    for index, floor in enumerate(body["floors"]):
        low, high = base + index * height, base + (index + 1) * height
        ring = [in_picture((x, y, low)) for x, y in corners] + [in_picture((x, y, high)) for x, y in reversed(corners)]
        floors.append({"floor": floor["number"], "outline": ring})
    with open("%s/%s.json" % (FOLDER, PLACE), "w") as file:
        json.dump({"floors": floors}, file, separators=(",", ":"))


def interior_office():
    """`rooms.office` lights and looks for itself; here only its room, its sun and its ceiling are taken."""

    class Stage:
        sky = staticmethod(lambda *_: None)
        sun = staticmethod(lambda *_: None)
        camera = staticmethod(lambda *_: None)
        area = staticmethod(lambda *_: None)

    rooms.office(Stage)
    for thing in bpy.data.objects:
        if thing.name.startswith("lid"):
            thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = True
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.color, lamp.energy = "RECTANGLE", 22 * K, 5 * K, (1, 0.96, 0.9), 0.11
    thing = bpy.data.objects.new("area", lamp)
    thing.location = Vector((12, -3.9, 2.98)) * K
    thing.visible_camera = False
    hero.scene.collection.objects.link(thing)


def build():
    mats = hero.materials()
    if PLACE.startswith("building-"):
        hero.build(mats)
        return building_camera(int(PLACE[9:]))
    near(fine(mats))
    if PLACE == "office":
        interior_office()
        k = Kit()
        k.box("lawn", -900, 900, -900, -9, -6, -5)
        for west, east in ((0, 9.6), (11.0, 24)):
            k.box("white", west, east, 0.01, 0.13, 1.04, 3.05)
        k.box("white", 9.6, 11.0, 0.01, 0.13, 2.2, 3.05)
        k.done("outside", mats)
    elif PLACE == "gallery":
        hero.build(mats, [lambda _: rooms.shop_fronts()], lunch=True, bare=(250, 460, 268, 320))
    elif PLACE == "dock":
        hero.build(mats, [lambda _: rooms.racks(), hero.wall_numerals], cut={8: 9.0}, bare=(-110, 190, 330, 480))
    else:
        hero.build(mats, [lambda _: rooms.lobby_of_4(), hero.shop_fronts], lobby=4, bare=(305, 327, 52, 176))
    at, to, lens, shift = CAMERAS[PLACE]
    return {"at": at, "to": to, "lens": lens, "aspect": 1.6, "shift": shift, "aside": 0}


camera = build()
hero.CAMERA = camera
sun = {"office": (196, 30, (1.0, 0.84, 0.64), 6.5, 0.7), "lobby": (240, 12, (1.0, 0.56, 0.26), 8.0, 1.2)}.get(
    PLACE, hero.SUN
)
hero.add_sky(*hero.SKY, hero.add_sun(*sun))
hero.add_camera(**camera)
hero.prepare()
bpy.context.view_layer.update()
forward = Vector(camera["to"]) - Vector(camera["at"])
level = Vector((forward.x, forward.y, 0)).normalized() * 90000
with open("%s/%s.horizon" % (FOLDER, PLACE), "w") as file:
    file.write("%.4f" % in_picture(Vector(camera["at"]) + level)[1])
if PLACE.startswith("building-"):
    write_floors(int(PLACE[9:]))
if int(SAMPLES):
    hero.run()
