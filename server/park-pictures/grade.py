"""python3 grade.py FOLDER/hero_HOUR_WIDTH.npz OUT.jpg [QUALITY [LOOK]]: from light to picture.

Weighs the lights, denoises, lays in haze and sky, blooms, tones, and melts into the page at the top and on the left.
LOOK is `dusk`, `night` (from the render of dusk) or `noon`.
"""

import ctypes
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE, TARGET = sys.argv[1:3]
QUALITY = int(sys.argv[3]) if len(sys.argv) > 3 else 86
HOUR = sys.argv[4] if len(sys.argv) > 4 else os.path.basename(SOURCE).split("_")[1]

# Weights of sky, sun and lamps with a tint each; exposure in stops; the colour of haze and how thick it is; the sky from
# the horizon up as (height, colour); what the left of the sky cools to; the page's own colour, into which all melts.
LOOK = {
    "dusk": dict(
        sky=(0.76, (0.70, 1.02, 1.10)),
        sun=(0.70, (1, 0.83, 0.58)),
        lamps=(3.5, (1, 0.94, 0.84)),
        exposure=0.58,
        haze=(0.17, 0.25, 0.32),
        thick=1.9,
        heavens=(
            (0, (0.98, 0.48, 0.25)),
            (0.08, (0.86, 0.44, 0.28)),
            (0.20, (0.56, 0.38, 0.37)),
            (0.38, (0.25, 0.31, 0.41)),
            (0.62, (0.09, 0.18, 0.26)),
            (1, (0.03, 0.08, 0.115)),
        ),
        cool=(0.055, 0.115, 0.155),
        page=(14, 42, 54),
    ),
    "night": dict(  # from the render of dusk: the same lamps, no sun
        sky=(0.34, (0.55, 0.97, 1.28)),
        sun=(0, (1, 1, 1)),
        lamps=(3.0, (1, 0.93, 0.82)),
        exposure=0.85,
        haze=(0.035, 0.065, 0.095),
        thick=1.9,
        heavens=(
            (0, (0.15, 0.17, 0.20)),
            (0.10, (0.10, 0.14, 0.19)),
            (0.30, (0.055, 0.10, 0.15)),
            (0.65, (0.035, 0.075, 0.11)),
            (1, (0.03, 0.075, 0.11)),
        ),
        cool=(0.03, 0.07, 0.10),
        page=(14, 42, 54),
    ),
    "noon": dict(
        sky=(1.0, (0.96, 1.0, 1.06)),
        sun=(1.0, (1, 0.97, 0.92)),
        lamps=(1.0, (1, 1, 1)),
        exposure=0.25,
        haze=(0.40, 0.64, 0.90),
        thick=0.95,
        heavens=(
            (0, (0.66, 0.84, 1.02)),
            (0.12, (0.50, 0.74, 1.0)),
            (0.40, (0.26, 0.52, 0.84)),
            (0.75, (0.08, 0.30, 0.46)),
            (1, (0.02, 0.12, 0.17)),
        ),
        cool=(0.06, 0.30, 0.40),
        page=(11, 79, 90),
    ),
}[HOUR]
PLACE = (
    float(sys.argv[5]) if len(sys.argv) > 5 else None
)  # the horizon's height in a picture that does not melt into a page
PHONE = SOURCE.endswith("phone.npz")  # no empty left: melts at the top and, thinly, at the bottom
HORIZON = (
    max(PLACE, 0.001) if PLACE is not None else 0.13 if PHONE else 0.280
)  # share of the height: where the town stands in the haze
# What a page shows of a place's height, from the top: less floor and ceiling than the camera sees.
SHOWN = {
    "gallery": (0, 0.90),
    "entrance": (0, 0.922),
    "lobby": (0.0445, 0.911),
    "dock": (0.0223, 0.922),
    "office": (0.0667, 0.967),
}
# In stops: lamps alone light the lobby; the picture of phones is small.
BRIGHTER = 0.4 if SOURCE.endswith("lobby.npz") else 0.12 if PHONE and HOUR != "noon" else 0
COOL = 0.25 if PHONE or PLACE is not None else 0.92  # how much of the left of the sky turns cool


def smooth(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mixed(half):
    """The three lights of one half-render, weighed and added."""
    whole, sky, sun = half
    lamps = np.maximum(whole - sky - sun, 0)
    total = 0
    for light, key in ((sky, "sky"), (sun, "sun"), (lamps, "lamps")):
        weight, tint = LOOK[key]
        total = total + light * weight * np.array(tint, np.float32)
    # A ray that found a lamp by chance is a bright dot: no pixel outshines its neighbours by more than twice.
    return np.ascontiguousarray(np.minimum(total, 0.02 + 2 * median_filter(total, (3, 3, 1))), np.float32)


def denoised(a, b, features):
    library = ctypes.CDLL(os.path.join(HERE, "denoise.so"))
    pointer = lambda values: values.ctypes.data_as(ctypes.c_void_p)
    even = lambda values: np.ascontiguousarray(np.log1p(np.maximum(values, 0) * 4), np.float32)
    height, width, _ = a.shape
    out = np.empty_like(a)
    guide = np.ascontiguousarray(features[..., :6], np.float32)
    one, two = even(a), even(b)
    library.denoise(
        pointer(one),
        pointer(two),
        pointer(guide),
        pointer(out),
        width,
        height,
        6 if width > 900 else 4,
        1,
        ctypes.c_float(0.50),
        ctypes.c_float(1.0),
    )
    return np.expm1(out) / 4


def calmed(picture, features):
    """Evens the blotches that remain: an edge-avoiding wavelet over the light that falls on each surface.

    A neighbour counts as far as its surface, its normal, its distance and its light are alike.
    """
    guide = median_filter(features, (3, 3, 1))  # glass lets some rays through and mirrors others
    surface, normal, distance = guide[..., :3], guide[..., 3:6], guide[..., 6]
    colour = np.maximum(surface, 0.02)
    light = np.log(np.maximum(picture / colour, 1e-4))
    height, width = distance.shape
    taps = np.array((1, 4, 6, 4, 1), np.float32) / 16
    for level in range(6):
        step = 2**level
        total, weights = np.zeros_like(light), np.zeros((height, width), np.float32)
        for down in range(-2, 3):
            for right in range(-2, 3):
                y, x = down * step, right * step
                here = np.s_[max(0, -y) : height - max(0, y), max(0, -x) : width - max(0, x)]
                there = np.s_[max(0, y) : height - max(0, -y), max(0, x) : width - max(0, -x)]
                apart = 600 * ((surface[here] - surface[there]) ** 2).sum(-1)
                apart += 20 * ((normal[here] - normal[there]) ** 2).sum(-1)
                apart += 4000 / step * (distance[here] - distance[there]) ** 2
                apart += 50 * ((light[here] - light[there]) ** 2).mean(-1)
                weight = np.exp(-apart) * taps[down + 2] * taps[right + 2]
                total[here] += weight[..., None] * light[there]
                weights[here] += weight
        light = total / weights[..., None]
    return np.exp(light) * colour


def tone(values):
    """Filmic shoulder; keeps highlights from burning out."""
    x = values * 0.6
    return np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)


def to_screen(values):
    values = np.clip(values, 0, 1)
    return np.where(values < 0.0031308, values * 12.92, 1.055 * np.maximum(values, 1e-6) ** (1 / 2.4) - 0.055)


data = np.load(SOURCE)
features = data["F"]
height, width = features.shape[:2]
mist, alpha = features[..., 6:7], np.clip(features[..., 9:10], 0, 1)
picture = calmed(denoised(mixed(data["A"]), mixed(data["B"]), features), features)
rows, columns = np.mgrid[0:height, 0:width]
x, y = (columns / width)[..., None], (rows / height)[..., None]

# The sky: bands from the horizon to the top, warmer towards the sunset on the left of the middle.
up = np.clip((HORIZON - y) / HORIZON, 0, 1)
stops = [s for s, _ in LOOK["heavens"]]
sky = np.concatenate([np.interp(up, stops, [c[i] for _, c in LOOK["heavens"]]) for i in range(3)], 2)
warm = np.exp(-(((x - 0.42) / 0.38) ** 2))
sky = sky * (1 - 0.42 * (1 - warm) * (1 - up) ** 1.5)

# A few long clouds, lit from below near the horizon.
noise = np.random.default_rng(8)
streaks = sum(
    gaussian_filter(noise.normal(0, 1, (height, width)), (width * size / 9, width * size)) * size * width / 3
    for size in (0.012, 0.03, 0.08)
)
streaks = smooth(0.35, 1.7, streaks / streaks.std())[..., None]
lit = np.array((1.15, 0.52, 0.30)) if HOUR == "dusk" else np.array((1.0, 1.0, 1.0)) * (0.12 if HOUR == "night" else 1)
sky = sky + (lit * (1 - 0.5 * up) - sky) * streaks * 0.22 * smooth(0.02, 0.12, up) * (1 - smooth(0.45, 0.9, up))

# Before it melts into the page the left of the sky turns cool: peach into petrol would be brown.
cool = np.array(LOOK["cool"])
sky = sky + (cool - sky) * (1 - smooth(0.08, 0.46, x)) * COOL

# Haze by distance, in the colour of the sky behind.
cold = np.array(LOOK["haze"])
depth = np.maximum(mist, 0)
amount = 1 - np.exp(-LOOK["thick"] * depth - 4.5 * depth**4)
edge = np.array(LOOK["heavens"][0][1]) * (1 - 0.42 * (1 - warm))
edge = edge + (cool - edge) * (1 - smooth(0.08, 0.46, x)) * COOL
haze = cold + (edge - cold) * smooth(0.35, 1.0, depth)
colour = picture / np.maximum(alpha, 1e-3) * (alpha > 0)
land = colour * (1 - amount) + haze * amount
values = (land * alpha + sky * (1 - alpha)) * 2 ** (LOOK["exposure"] + BRIGHTER)

scale = width / 1600
bright = np.clip(values - 1.5, 0, 6)
for size, share in ((2.5, 0.12), (10, 0.10), (45, 0.07)):
    values = values + gaussian_filter(bright, (size * scale, size * scale, 0)) * share

luminance = (values @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
kept = np.clip(values * (tone(luminance) / np.maximum(luminance, 1e-5)), 0, 1.5)
screen = to_screen(0.5 * tone(values) + 0.5 * kept)
screen = np.clip(screen + np.random.default_rng(5).normal(0, 0.0025 if PHONE else 0.005, (height, width, 1)), 0, 1)

# The page: its colour at the upper edge and on the left.
page = np.array(LOOK["page"]) / 255
top = 1 - smooth(0.0, 0.11 if PHONE else 0.20, y)
low = smooth(0.46, 0.62, y)  # lower down building 8 begins, and the page says less
left = (1 - smooth(0.16, 0.40, x)) * (1 - low) * 0.97 + (1 - smooth(0.05, 0.34, x)) * low
if PHONE:
    left = smooth(0.95, 1.0, y) * 0.8  # the question lies over the lower edge
cover = 1 - (1 - top) * (1 - left)
if PLACE is not None:
    cover = 0
screen = screen * (1 - cover) + page * cover
first, last = next((share for place, share in SHOWN.items() if SOURCE.endswith(f"{place}.npz")), (0, 1))
screen = screen[round(height * first) : round(height * last)]
pixels = (np.clip(screen, 0, 1) * 255 + 0.5).astype(np.uint8)
Image.fromarray(pixels).save(TARGET, quality=QUALITY, optimize=True, progressive=True)
