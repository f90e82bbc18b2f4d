"""The park as the first picture of the home page: a place at dusk or at noon, not a maquette on a table.

    blender -b -P hero.py -- HOUR WIDTH SAMPLES PASSES FOLDER [phone]        HOUR is `dusk` or `noon`

Bodies, roads, car parks and planting come from `park.py`; this file changes what they are made of, what stands around
them and how they are lit. The result, FOLDER/hero_HOUR_WIDTH.npz, keeps the light of the sky, of the sun and of the
lamps apart, so that `grade.py` can weigh them without another render.
"""

import math
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector

import kit
import park
from kit import K, Kit, put

HOUR, WIDTH, SAMPLES, PASSES, FOLDER, VIEW = (sys.argv[sys.argv.index("--") + 1 :] + [""])[:6]
WIDTH, SAMPLES, PASSES = int(WIDTH), int(SAMPLES), int(PASSES)
NIGHT = HOUR == "dusk"

# Lower than before (262 m) and without depth of field: facades, not roofs, and no toy-town blur. The horizon is in the
# frame; `aside` keeps the left quarter free for the page's numbers. `phone` is nearer, upright and has no empty quarter.
CAMERA = park.PHONE if VIEW == "phone" else park.AERIAL  # the map of windows, map.py, looks through the same one

# Sun: azimuth it comes from (clockwise from north), height, colour, power, apparent size.
SUN = {"dusk": (219, 9.5, (1.0, 0.50, 0.20), 9.0, 1.2), "noon": (156, 34, (1.0, 0.89, 0.74), 5.2, 0.8)}[HOUR]
# Sky: horizon opposite the sun, horizon under the sun, half way up, zenith, power.
SKY = {
    "dusk": ((0.40, 0.36, 0.42), (1.25, 0.62, 0.30), (0.26, 0.37, 0.56), (0.10, 0.19, 0.36), 0.60),
    "noon": ((0.72, 0.80, 0.90), (0.95, 0.92, 0.86), (0.38, 0.58, 0.88), (0.16, 0.34, 0.70), 0.85),
}[HOUR]

scene = bpy.context.scene
for old in list(bpy.data.objects):
    bpy.data.objects.remove(old)


# ---------------------------------------------------------------------------------------------------------- lamps
# One picture of the ground holds the light of every lamp, window and headlight. Materials add it to themselves by
# their place, fading with height. It costs no samples and has no noise; fifty real lamps would have cost both.

GROUND_WEST, GROUND_NORTH, GROUND_WIDTH, GROUND_DEPTH = -240, 40, 1000, 640  # metres
lamplight = np.zeros((GROUND_DEPTH, GROUND_WIDTH, 3), np.float32)  # one pixel a metre, row 0 in the north
WARM, SHOP, COOL = (1.0, 0.56, 0.22), (1.0, 0.66, 0.34), (0.86, 0.92, 1.0)


def pool(x, y, radius, colour, strength, stretch=(1, 1)):
    """A round pool of light on the ground at park metres x, y (y to the south)."""
    column, row = x - GROUND_WEST, y + GROUND_NORTH
    reach = int(radius * 3 * max(stretch)) + 1
    left, right = max(0, int(column) - reach), min(GROUND_WIDTH, int(column) + reach)
    top, bottom = max(0, int(row) - reach), min(GROUND_DEPTH, int(row) + reach)
    if left >= right or top >= bottom:
        return
    rows, columns = np.mgrid[top:bottom, left:right]
    distance = ((columns - column) / stretch[0]) ** 2 + ((rows - row) / stretch[1]) ** 2
    light = strength / (1 + distance / radius**2) ** 2.2
    lamplight[top:bottom, left:right] += light[..., None] * np.array(colour, np.float32)


def headlights(x, y, turn):
    """Two cones of a car ahead of x, y that looks along `turn` (counter-clockwise from east)."""
    for step in range(4):
        ahead = 4 + step * 4
        pool(x + math.cos(turn) * ahead, y - math.sin(turn) * ahead, 1.6 + step * 0.5, COOL, 0.75 - step * 0.16)


def light_buildings():
    """Spill of shop fronts, lobbies and docks on the ground before them."""
    for body in park.BODIES:
        place, use = body["place"], body["use"]
        south = place["y"] + place["width"]
        if use == "trade_area":
            for x in range(place["x"] + 4, place["x"] + place["length"], 5):
                pool(x, south + 3, 4.8, SHOP, 0.42)
                pool(x, place["y"] - 3, 4, SHOP, 0.3)
            for y in range(place["y"] + 3, south, 6):
                pool(place["x"] + place["length"] + 2.5, y, 4, SHOP, 0.42)
        elif use == "warehouse":
            for x in range(place["x"] + 6, place["x"] + place["length"], 12):
                pool(x, south + 4, 4.2, WARM, 0.62)
            for y in range(place["y"] + 8, south, 14):
                pool(place["x"] + place["length"] + 2.2, y, 3.2, WARM, 0.55)
        else:
            core = body["grid"]["cores"][0]
            middle = core["offset"] + core["width"] / 2
            if place["length"] > place["width"]:
                pool(place["x"] + middle, south + 4, 6, SHOP, 1.2)
            else:
                for y in range(place["y"] + 3, south, 8):
                    pool(place["x"] + place["length"] + 2, y, 3.4, SHOP, 0.5)
                    pool(place["x"] - 2, y, 3.4, SHOP, 0.4)


# ------------------------------------------------------------------------------------------------------ materials


def nodes_of(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.cycles.sample_as_light = False
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree.nodes, tree.links


ground_picture = bpy.data.images.new("lamplight", GROUND_WIDTH, GROUND_DEPTH, float_buffer=True)


def lamp_colour(nodes, links):
    """The light of the lamps at the shaded point: the ground's picture by place, fading between 2 and 9 m of height."""
    geometry = nodes.new("ShaderNodeNewGeometry")
    mapping = nodes.new("ShaderNodeMapping")
    picture = nodes.new("ShaderNodeTexImage")
    split = nodes.new("ShaderNodeSeparateXYZ")
    height = nodes.new("ShaderNodeMapRange")
    faded = nodes.new("ShaderNodeMixRGB")
    scale = (1 / (GROUND_WIDTH * K), 1 / (GROUND_DEPTH * K), 1)
    mapping.inputs["Scale"].default_value = scale
    mapping.inputs["Location"].default_value = (-GROUND_WEST / GROUND_WIDTH, 1 - GROUND_NORTH / GROUND_DEPTH, 0)
    picture.image, picture.extension, picture.interpolation = ground_picture, "CLIP", "Linear"
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = 2 * K, 9 * K
    height.inputs["To Min"].default_value, height.inputs["To Max"].default_value = 1, 0
    faded.blend_type = "MULTIPLY"
    faded.inputs[0].default_value = 1
    links.new(geometry.outputs["Position"], mapping.inputs[0])
    links.new(geometry.outputs["Position"], split.inputs[0])
    links.new(split.outputs["Z"], height.inputs["Value"])
    links.new(mapping.outputs[0], picture.inputs[0])
    links.new(picture.outputs["Color"], faded.inputs[1])
    links.new(height.outputs[0], faded.inputs[2])
    return faded.outputs[0]


def surface(name, colour, grain=0.06, grain_size=60.0, rough=None, varied=None):
    """Matt, or with `rough` slightly wet; `varied` gives colours of which every planted copy takes one."""
    material, nodes, links = nodes_of(name)
    output = nodes.new("ShaderNodeOutputMaterial")
    base = nodes.new("ShaderNodeMixRGB")
    if varied:
        info = nodes.new("ShaderNodeObjectInfo")
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "CONSTANT"
        while len(ramp.color_ramp.elements) < len(varied):
            ramp.color_ramp.elements.new(0.5)
        for element, (start, shade) in zip(ramp.color_ramp.elements, varied):
            element.position, element.color = start, (*shade, 1)
        links.new(info.outputs["Random"], ramp.inputs[0])
        base.inputs[0].default_value = 0
        links.new(ramp.outputs[0], base.inputs[1])
    else:
        coordinates = nodes.new("ShaderNodeNewGeometry")
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain_size, 4
        base.inputs[1].default_value = (*[c * (1 - grain) for c in colour], 1)
        base.inputs[2].default_value = (*[min(1, c * (1 + grain)) for c in colour], 1)
        links.new(coordinates.outputs["Position"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], base.inputs[0])
    if rough is None:
        body = nodes.new("ShaderNodeBsdfDiffuse")
        links.new(base.outputs[0], body.inputs["Color"])
    else:
        body = nodes.new("ShaderNodeBsdfPrincipled")
        body.inputs["Roughness"].default_value, body.inputs["Specular"].default_value = rough, 0.5
        links.new(base.outputs[0], body.inputs["Base Color"])
    if not NIGHT:
        links.new(body.outputs[0], output.inputs[0])
        return material
    lamps = nodes.new("ShaderNodeMixRGB")
    lamps.blend_type = "MULTIPLY"
    lamps.inputs[0].default_value = 1
    glow = nodes.new("ShaderNodeEmission")
    both = nodes.new("ShaderNodeAddShader")
    links.new(base.outputs[0], lamps.inputs[1])
    links.new(lamp_colour(nodes, links), lamps.inputs[2])
    links.new(lamps.outputs[0], glow.inputs["Color"])
    links.new(body.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], output.inputs[0])
    return material


def far_tower():
    """A block of the town behind: every second window of a four-metre grid may be lit."""
    material, nodes, links = nodes_of("tower")
    output = nodes.new("ShaderNodeOutputMaterial")
    body = nodes.new("ShaderNodeBsdfDiffuse")
    body.inputs["Color"].default_value = (0.22, 0.22, 0.23, 1)
    if not NIGHT:
        links.new(body.outputs[0], output.inputs[0])
        return material
    geometry = nodes.new("ShaderNodeNewGeometry")
    snap = nodes.new("ShaderNodeVectorMath")
    noise = nodes.new("ShaderNodeTexWhiteNoise")
    some = nodes.new("ShaderNodeMath")
    strength = nodes.new("ShaderNodeMath")
    glow = nodes.new("ShaderNodeEmission")
    both = nodes.new("ShaderNodeAddShader")
    snap.operation, some.operation, strength.operation = "SNAP", "GREATER_THAN", "MULTIPLY"
    snap.inputs[1].default_value = (4.2 * K, 4.2 * K, 3.3 * K)
    some.inputs[1].default_value, strength.inputs[1].default_value = 0.91, 0.20
    glow.inputs["Color"].default_value = (1, 0.62, 0.30, 1)
    links.new(geometry.outputs["Position"], snap.inputs[0])
    links.new(snap.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Value"], some.inputs[0])
    links.new(some.outputs[0], strength.inputs[0])
    links.new(strength.outputs[0], glow.inputs["Strength"])
    links.new(body.outputs[0], both.inputs[0])
    links.new(glow.outputs[0], both.inputs[1])
    links.new(both.outputs[0], output.inputs[0])
    return material


LEAVES = [  # late October: mostly olive, some ochre, little rust
    (0.00, (0.16, 0.18, 0.065)),
    (0.20, (0.21, 0.20, 0.070)),
    (0.40, (0.13, 0.15, 0.07)),
    (0.56, (0.44, 0.28, 0.075)),
    (0.74, (0.52, 0.34, 0.09)),
    (0.87, (0.38, 0.15, 0.05)),
    (0.93, (0.24, 0.20, 0.10)),
]
WOODS = [
    (0.00, (0.095, 0.115, 0.055)),
    (0.50, (0.120, 0.125, 0.060)),
    (0.76, (0.185, 0.140, 0.055)),
    (0.92, (0.19, 0.105, 0.050)),
]
COATS = [
    (0.00, (0.62, 0.58, 0.52)),
    (0.18, (0.10, 0.13, 0.20)),
    (0.36, (0.42, 0.08, 0.03)),
    (0.50, (0.28, 0.22, 0.15)),
    (0.66, (0.62, 0.40, 0.10)),
    (0.78, (0.16, 0.16, 0.18)),
    (0.90, (0.20, 0.38, 0.40)),
]


def materials():
    lit = 1.0 if NIGHT else 0.0
    day_glass = kit.gloss("day glass", (0.11, 0.165, 0.20), 0.08, 0, 0.9)  # by day what glows at dusk mirrors the sky
    result = kit.materials()
    result.update(
        {
            "white": surface("white", (0.74, 0.715, 0.67), 0.03),
            "card2": surface("card2", (0.53, 0.55, 0.515), 0.05),
            "grey": surface("grey", (0.40, 0.40, 0.39), 0.05),
            "pave": surface("pave", (0.47, 0.44, 0.39), 0.10, 90),
            "lawn": surface("lawn", (0.135, 0.165, 0.060), 0.35, 9),
            "field": surface("field", (0.125, 0.135, 0.062), 0.45, 0.9),
            "road": surface("road", (0.165, 0.163, 0.160), 0.10, 40, 0.38),
            "deep": surface("deep", (0.030, 0.060, 0.085), 0.10, 60, 0.30),
            "dark": surface("dark", (0.05, 0.055, 0.06), 0.1),
            "birch2": surface("trunk", (0.16, 0.12, 0.085), 0.1),
            "leaf": surface("leaf", None, varied=LEAVES),
            "wood": surface("wood", None, varied=WOODS),
            "coat": surface("coat", None, varied=COATS),
            "tower": far_tower(),
            "glass": kit.gloss("pane", (0.055, 0.075, 0.090), 0.10, 0, 0.9),
            "copper": surface("copper", (0.50, 0.135, 0.040), 0.05, 60, 0.42),
            "dim": kit.glow("life", (1.0, 0.82, 0.60), 0.10) if NIGHT else day_glass,
            "soon": kit.glow("shop", (1.0, 0.70, 0.40), 1.5) if NIGHT else day_glass,
            "lit": kit.glow("court", (1.0, 0.72, 0.42), 1.25) if NIGHT else day_glass,
            "front": (
                kit.glow("front", (1.0, 0.68, 0.36), 1.15) if NIGHT else kit.glow("front", (1.0, 0.86, 0.66), 0.42)
            ),
            "lamp": kit.glow("lamp", (1.0, 0.72, 0.42), 16.0 * lit),
            "red": kit.glow("red", (1.0, 0.07, 0.02), 4.0 * lit + 0.2),
        }
    )
    return result


# ---------------------------------------------------------------------------------------------------- what is new


def leafy(mats, kind, mat="white", seed=1):
    """A tree: trunk and a lumpy crown, instead of a ball on a wire."""
    k, rnd = Kit(), random.Random(seed * 7 + len(kind))
    k.prism("birch2", (0, 0, 0), (0, 0, 4), 0.22, 0.12, 6)
    slim = kind == "disc"
    for i in range(26):
        level = i / 25
        spread = (1.1 if slim else 2.1) * math.sin(math.pi * (0.18 + 0.78 * level))
        turn = rnd.uniform(0, math.tau)
        size = rnd.uniform(0.62, 1.20) * (1.15 - 0.45 * level) * (0.85 if slim else 1)
        at = (math.cos(turn) * spread, math.sin(turn) * spread, 2.9 + level * (6.4 if slim else 4.6))
        k.ball("leaf", at, (size, size, size * 0.86), 2, 0.26, seed * 31 + i)
    return k.done("tree%s%d" % (kind, seed), mats, False)


def passer_by(mats, pose, mat="white"):
    """Figures in coats of seven colours; a little larger than life, so that ten pixels read as a person."""
    k, stride = Kit(), {"stand": 0.05, "walk": 0.30, "sit": 0}[pose]
    for side, foot in ((-1, 1), (1, -1)):
        k.prism("dark", (0, side * 0.09, 0.95), (stride * foot, side * 0.1, 0), 0.11, 0.07, 6)
    k.prism("coat", (0, 0, 0.70), (0.02, 0, 1.52), 0.24, 0.21, 8)
    k.ball("card2", (0.03, 0, 1.74), (0.13, 0.12, 0.15), 1)
    return k.done("person" + pose + mat, mats, False)


def lamps(k, spots):
    for x, y, height in spots:
        k.prism("dark", (x, -y, 0), (x, -y, height), 0.10, 0.07, 6)
        k.box("lamp", x - 0.55, x + 0.55, -y - 0.2, -y + 0.2, height - 0.02, height + 0.10)
        pool(x, y, 5.0 + height * 0.4, WARM, 1.1)


def land(k):
    """Ground to the horizon in place of the board and its table."""
    k.box("pave", park.W, park.E, -park.S, -park.N, -1.5, 0)
    lawns = (  # over the bare rim of the board: west, east, south, north
        (park.W - 0.5, park.E + 0.5, -park.S - 0.5, -park.S + 3.6),
        (park.W - 0.5, park.W + 4.2, -park.S, -330),
        (park.E - 4.2, park.E, -park.S, -34),
    )
    far = 60000
    fields = (
        (-far, far, -far, -park.S),
        (-far, far, -park.N, far),
        (-far, park.W, -park.S, -park.N),
        (park.E, far, -park.S, -park.N),
    )
    for lawn in lawns:
        k.box("lawn", *lawn, 0, 0.22)
    for field in fields:
        k.box("field", *field, -2, 0.19)
    for west, east in ((-4000, park.W), (park.E, 4000)):
        k.box("road", west, east, -32, -12, -1, 0.21)
        for lane in (17, 22, 27):
            k.box("white", west, east, -lane - 0.12, -lane + 0.12, -1, 0.23)
    k.box("road", -1500, park.W, -325, -315, -1, 0.21)


def planted(col, x, y, z=0.0, turn=0.0, size=1.0):
    """As `put`, and a moving car throws its headlights."""
    put(col, x, y, z, turn, size)
    if col.name.startswith("car") and "True" in col.name and z < 1:
        headlights(x, -y, turn)


def shop_fronts(mats):
    """The gallery's ground floor is open: bright fronts under the awning, in the south and the east."""
    k, rnd = Kit(), random.Random(6)
    body = next(b for b in park.BODIES if b["use"] == "trade_area")
    step = body["grid"]["step"]
    for face in "se":
        side = park.Side(k, body["place"], face)
        bay, at = step * 2, 0.0
        while at + bay < side.len + 0.1:
            if rnd.random() < 0.86:
                bright = rnd.uniform(0.55, 1.15)
                side.pane("front", at + 0.25, at + bay - 0.25, -0.46, 0.45, 3.75, bright, bright * 0.7)
            if rnd.random() < 0.45:
                side.box("coat", at + 0.6, at + bay - 0.6, 0.1, 0.3, 4.4, 5.0)
            at += bay
    place = body["place"]
    south = place["y"] + place["width"]
    for i in range(15):  # a terrace: tables, chairs and parasols
        x, y = place["x"] + 10 + i * 11.4, south + rnd.uniform(7, 12)
        k.prism("card2", (x, -y, 0), (x, -y, 2.6), 0.05, 0.05, 5)
        k.prism("copper" if i % 3 == 0 else "white", (x, -y, 2.5), (x, -y, 3.2), 1.9, 0.08, 8)
        k.prism("grey", (x, -y, 0.7), (x, -y, 0.76), 0.6, 0.6, 10)
    k.done("fronts", mats)


PROMENADE = (449, 459, 322, 486)  # west, east, north, south: from the gallery's corner southwards


def promenade(mats):
    """A lit walk in the near field: it leads the eye from the lower edge to the gallery."""
    k, rnd = Kit(), random.Random(12)
    west, east, north, south = PROMENADE
    k.box("pave", west, east, -south, -north, 0, 0.30)
    for y in range(north + 4, south, 11):
        for x in (west - 0.8, east + 0.8):
            k.prism("dark", (x, -y, 0), (x, -y, 4.2), 0.08, 0.06, 6)
            k.ball("lamp", (x, -y, 4.3), 0.34, 1)
        pool((west + east) / 2, y, 5.6, WARM, 0.78)
        if rnd.random() < 0.7:
            k.box("birch", west + 1.2, west + 1.8, -y - 4.4, -y - 2.2, 0.3, 0.8)
    k.done("promenade", mats)


def wall_numerals(mats):
    """The number of a warehouse as tall as its eastern wall, in copper."""
    for body in park.BODIES:
        place = body["place"]
        if body["use"] == "warehouse":
            size = place["height"] * 0.62
            wall, along = place["x"] + place["length"] + 0.35, -(place["y"] + place["width"] * 0.80)
            park.numeral(body["number"], wall, along, place["height"] * 0.50, size, mats["copper"], True, math.pi / 2)


def crowd(mats):
    """People where the eye lands first: before the gallery, on its corner, along the near road."""
    rnd = random.Random(21)
    figures = [passer_by(mats, pose, str(i)) for i, pose in enumerate(("stand", "walk", "walk", "walk"))]
    groups = [  # x, y, how many, how far they stand apart
        (300, 276, 26, 22),
        (350, 277, 30, 24),
        (405, 276, 26, 22),
        (448, 270, 22, 8),
        (452, 292, 16, 9),
        (470, 308, 14, 10),
        (420, 309, 12, 16),
        (360, 309, 10, 20),
        (496, 268, 14, 6),
        (455, 240, 10, 6),
        (340, 190, 10, 8),
        (352, 120, 10, 10),
        (300, 200, 10, 8),
        (243, 210, 8, 8),
        (440, 330, 10, 8),
        (454, 330, 12, 6),
        (454, 346, 12, 6),
        (454, 362, 12, 6),
        (454, 380, 12, 7),
        (454, 398, 10, 7),
        (454, 418, 9, 7),
        (454, 440, 8, 7),
    ]
    for x, y, count, reach in groups:
        for _ in range(count):
            dx, dy = rnd.uniform(-reach, reach), rnd.uniform(-4, 4) if reach > 14 else rnd.uniform(-reach, reach)
            if x == 454:  # on the walk
                dx *= 0.6
            put(rnd.choice(figures), x + dx, -(y + dy), 0.2, rnd.uniform(0, 6.3), rnd.uniform(1.2, 1.35))


def surroundings(mats):
    """Woods and a town, so that the park lies somewhere; haze takes them."""
    rnd = random.Random(3)
    woods = []
    for kind in range(3):
        k = Kit()
        for i in range(95):
            x, y, size = rnd.uniform(-40, 40), rnd.uniform(-40, 40), rnd.uniform(1.9, 3.3)
            tall = rnd.uniform(5.5, 9)
            for lump in range(4):
                turn, spread = rnd.uniform(0, math.tau), size * rnd.uniform(0.3, 0.75)
                at = (x + math.cos(turn) * spread, y + math.sin(turn) * spread, tall + rnd.uniform(-1.6, 2.2))
                k.ball("wood", at, (size * 0.72, size * 0.72, size * 0.8), 1, 0.22, i * 4 + lump + kind * 999)
        woods.append(k.done("wood%d" % kind, mats, False))
    planted_woods = 0
    while planted_woods < 900:
        x, y = rnd.uniform(-2600, 1500), rnd.uniform(-500, 2600)  # metres, y to the north
        inside = park.W - 55 < x < park.E + 40 and -park.S - 60 < y < 45
        on_road = -70 < y < 30 and abs(x) > 100 or -365 < y < -275 and x < 0
        wave = math.sin(x * 0.0042 + 1) + math.cos(y * 0.0050 + x * 0.0015)
        if inside or on_road or wave < -0.15:
            continue
        put(rnd.choice(woods), x, y, -1.0, rnd.uniform(0, 6), rnd.uniform(0.8, 1.25))
        planted_woods += 1
    k = Kit()
    for quarter in range(60):
        away, bearing = rnd.uniform(2000, 5200), math.radians(rnd.uniform(-88, 14))  # from north, clockwise
        east, north = 300 + math.sin(bearing) * away, -200 + math.cos(bearing) * away
        tall = rnd.choice((30, 45, 60, 75, 95)) * (0.8 if away < 3000 else 1.25)
        for _ in range(rnd.randint(4, 10)):
            x, y = east + rnd.uniform(-150, 150), north + rnd.uniform(-110, 110)
            length, depth = rnd.uniform(14, 60), rnd.uniform(14, 20)
            k.box("tower", x, x + length, y, y + depth, 0, tall * rnd.uniform(0.7, 1.25))
    for x in range(-2400, 2400, 42):  # lamps of the avenue, out to the horizon
        if x < park.W or x > park.E:
            k.box("lamp", x - 0.8, x + 0.8, 4, 5.4, 8.6, 9.2)
            pool(x, -2, 7, WARM, 0.8)
    k.done("town", mats)


def build(mats, extras=None, **options):
    """The park in its surroundings. `extras` stand in it; `options` are those of `park.build`."""
    park.UNITS.clear()  # dark windows: the page lays the light of what is free over them
    park.tree, park.figure, park.board, park.lamps, park.put = leafy, passer_by, land, lamps, planted
    light_buildings()
    west, east, north, south = PROMENADE
    park.build(mats, **{"trees": 0.62, "bare": (west - 3, east + 3, north, south), **options})
    for part in extras or (shop_fronts, promenade, wall_numerals, crowd):
        part(mats)
    surroundings(mats)
    pixels = np.ones((GROUND_DEPTH, GROUND_WIDTH, 4), np.float32)
    pixels[..., :3] = lamplight[::-1]  # Blender's first row is the lowest
    ground_picture.colorspace_settings.name = "Non-Color"
    ground_picture.pixels.foreach_set(pixels.ravel())
    ground_picture.update()


# ------------------------------------------------------------------------------------------------- light, camera


def add_sun(azimuth, height, colour, power, size):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.color, lamp.energy, lamp.angle = colour, power, math.radians(size)
    thing = bpy.data.objects.new("sun", lamp)
    turn, up = math.radians(azimuth), math.radians(height)
    towards = Vector((math.sin(turn) * math.cos(up), math.cos(turn) * math.cos(up), math.sin(up)))
    thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    thing.lightgroup = "sun"
    scene.collection.objects.link(thing)
    return towards


def add_sky(far, near, middle, zenith, power, towards):
    """A dome that is warm at the horizon under the sun and blue above."""
    world = bpy.data.worlds.new("sky")
    scene.world, world.use_nodes, world.lightgroup = world, True, "sky"
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    dot = nodes.new("ShaderNodeVectorMath")
    side = nodes.new("ShaderNodeMapRange")
    horizon = nodes.new("ShaderNodeMixRGB")
    ramp = nodes.new("ShaderNodeValToRGB")
    low = nodes.new("ShaderNodeMapRange")
    whole = nodes.new("ShaderNodeMixRGB")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = Vector((towards.x, towards.y, 0)).normalized()
    side.inputs["From Min"].default_value = -0.5
    horizon.inputs[1].default_value, horizon.inputs[2].default_value = (*far, 1), (*near, 1)
    first, last = ramp.color_ramp.elements
    first.position, first.color = 0.10, (*middle, 1)
    last.position, last.color = 0.75, (*zenith, 1)
    low.inputs["From Min"].default_value, low.inputs["From Max"].default_value = 0, 0.22
    low.interpolation_type = "SMOOTHSTEP"
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(place.outputs["Generated"], dot.inputs[0])
    links.new(dot.outputs["Value"], side.inputs["Value"])
    links.new(side.outputs[0], horizon.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(split.outputs["Z"], low.inputs["Value"])
    links.new(low.outputs[0], whole.inputs[0])
    links.new(horizon.outputs[0], whole.inputs[1])
    links.new(ramp.outputs[0], whole.inputs[2])
    links.new(whole.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = power
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = 4, 60, "LINEAR"


def add_camera(at, to, lens, shift, aside, **_):
    lens_data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", lens_data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    thing.location = Vector(at) * K
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lens_data.lens, lens_data.shift_x, lens_data.shift_y = lens, aside, shift
    lens_data.clip_start, lens_data.clip_end = 0.01, 800


GROUPS = ("Image", "Combined_sky", "Combined_sun")
FEATURES = ("Denoising Albedo", "Denoising Normal", "Mist")


def prepare():
    render, cycles, layer = scene.render, scene.cycles, scene.view_layers[0]
    render.engine, render.resolution_percentage = "CYCLES", 100
    render.resolution_x, render.resolution_y = WIDTH, round(WIDTH / CAMERA["aspect"])
    render.film_transparent = True  # the sky is laid in by grade.py
    render.use_persistent_data, render.threads_mode, render.threads = True, "FIXED", 2
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", SAMPLES, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 4, 2, 2, 6
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 30, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    bpy.ops.scene.view_layer_add_used_lightgroups()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = FOLDER + "/exr_" + HOUR + VIEW
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    files.file_slots.clear()
    for name in GROUPS + FEATURES:
        files.file_slots.new(name.replace(" ", "_"))
        source = "Noisy Image" if name == "Image" and "Noisy Image" in layers.outputs else name
        tree.links.new(layers.outputs[source], files.inputs[name.replace(" ", "_")])


def load(name):
    picture = bpy.data.images.load("%s/exr_%s/%s0001.exr" % (FOLDER, HOUR + VIEW, name.replace(" ", "_")))
    picture.colorspace_settings.name = "Non-Color"
    width, height = picture.size
    values = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(values)
    bpy.data.images.remove(picture)
    return values.reshape(height, width, 4)[::-1]


def run():
    """Passes fall alternately into two halves: their difference tells the denoiser what is noise."""
    halves, features, begun = [0, 0], 0, time.time()
    for i in range(PASSES):
        scene.cycles.seed = 11 + i
        scene.frame_set(1)
        bpy.ops.render.render()
        image = load("Image")
        groups = np.stack([image[..., :3]] + [load(name)[..., :3] for name in GROUPS[1:]])
        halves[i % 2] = halves[i % 2] + groups
        seen = np.concatenate([load(name)[..., :3] for name in FEATURES] + [image[..., 3:]], 2)
        features = features + seen
        first, second = (i + 2) // 2, (i + 1) // 2
        np.savez(
            "%s/hero_%s_%d%s.npz" % (FOLDER, HOUR, WIDTH, VIEW),
            A=halves[0] / first,
            B=halves[1] / second if second else halves[0] / first,
            F=features / (i + 1),
        )
        print("PASS", HOUR, i + 1, "of", PASSES, "%.0f s" % (time.time() - begun), flush=True)
        if os.path.exists(FOLDER + "/stop_" + HOUR):
            break


if __name__ == "__main__":
    build(materials())
    add_sky(*SKY, add_sun(*SUN))
    add_camera(**CAMERA)
    prepare()
    run()
