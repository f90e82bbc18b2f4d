"""
python3 server/bundle/cut-fonts.py [FOLDER]
Cuts public/fonts/*.woff2 to what the site needs. Debian: apt-get install python3-fonttools python3-brotli.

The sources are the fonts of commit 5ce31c8, or files of the same names in FOLDER, such as those of Google Fonts.
Kept: Russian, Latin, figures and the signs below; kerning and tabular figures; the weights that stylesheets name.
Any other sign, such as "#" in a heading, comes from the visitor's own font.
A Cyrillic letter that looks like a Latin one shares its glyph. Points lie on a grid of 1/250 em: at most 0.04 px off
at 16 px, 0.1 px at 48 px. Widths stay exact. Latin letters keep kerning from 1/20 em, Russian ones all.
"""

import io
import subprocess
import sys
from pathlib import Path

from fontTools import subset
from fontTools.otlLib import builder
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.woff2 import WOFF2FlavorData
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

SOURCE_COMMIT = "5ce31c8"
FONTS = Path("public/fonts")
WEIGHTS = {"manrope": (400, 700), "geologica": 600}

RUSSIAN = [*range(0x410, 0x450), 0x401, 0x451]
ASCII = [code for code in range(0x20, 0x7F) if chr(code) not in "\\^`{}"]
SIGNS = "\u00a0«»²³°·×–—…₽№−"
# The font of headings has no signs of mail addresses and code.
LETTERS = {
    "manrope": {*RUSSIAN, *ASCII, *map(ord, SIGNS + "©→")},
    "geologica": {*RUSSIAN, *ASCII, *map(ord, SIGNS)} - {*map(ord, "#$*<=>@[]_|~")},
}
FEATURES = ["kern", "tnum"]

GRID = 8  # units of 1/2000 em
LATIN_KERN_MIN = 0.05  # em
DELTA_ERROR_MAX = 8  # the same units, at the heaviest weight


def source(name):
    if len(sys.argv) > 1:
        file = next(file for file in Path(sys.argv[1]).iterdir() if file.name.lower().startswith(name))
        return TTFont(file, recalcTimestamp=False)
    shown = subprocess.run(["git", "show", f"{SOURCE_COMMIT}:{FONTS}/{name}.woff2"], check=True, capture_output=True)
    return TTFont(io.BytesIO(shown.stdout), recalcTimestamp=False)


def packed(font):
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables=("glyf", "loca", "hmtx"))
    file = io.BytesIO()
    font.save(file)
    return file.getvalue()


def reopened(font):
    return TTFont(io.BytesIO(packed(font)), recalcTimestamp=False)


def keep_only_needed(font, letters):
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[], notdef_outline=False)
    options.drop_tables += ["STAT", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters & {*font.getBestCmap()})
    subsetter.subset(font)


def kerning(font, script):
    """The kerning of every pair of glyphs in this script, as a browser adds it up."""
    table = font["GPOS"].table
    scripts = {record.ScriptTag: record.Script.DefaultLangSys for record in table.ScriptList.ScriptRecord}
    features = [table.FeatureList.FeatureRecord[index].Feature for index in scripts[script].FeatureIndex]
    sums = {}
    for index in sorted({index for feature in features for index in feature.LookupListIndex}):
        values = {}
        for part in table.LookupList.Lookup[index].SubTable:
            # The first subtable with a pair decides.
            values = {**pairs(getattr(part, "ExtSubTable", part), font.getGlyphOrder()), **values}
        for pair, value in values.items():
            sums[pair] = sums.get(pair, 0) + value
    return sums


def pairs(part, glyphs):
    advance = lambda value: getattr(value, "XAdvance", 0) or 0
    if part.Format == 1:
        sets = zip(part.Coverage.glyphs, part.PairSet)
        return {(a, one.SecondGlyph): advance(one.Value1) for a, pair in sets for one in pair.PairValueRecord}
    first, second = part.ClassDef1.classDefs, part.ClassDef2.classDefs
    row = lambda a: part.Class1Record[first.get(a, 0)].Class2Record
    return {(a, b): advance(row(a)[second.get(b, 0)].Value1) for a in part.Coverage.glyphs for b in glyphs}


def twins(font):
    """Cyrillic letters that are drawn as the Latin letter: "А" and "A". By their names."""
    glyphs, widths = font["glyf"], font["hmtx"]
    found = {}
    for name in font.getGlyphOrder():
        if not glyphs[name].isComposite() or len(glyphs[name].components) > 1:
            continue
        part = glyphs[name].components[0]
        if (part.x, part.y) == (0, 0) and not hasattr(part, "transform") and widths[name] == widths[part.glyphName]:
            found[name] = part.glyphName
    return {name: found.get(other, other) for name, other in found.items()}


def share_twins(font, shared):
    for table in font["cmap"].tables:
        table.cmap = {code: shared.get(name, name) for code, name in table.cmap.items()}
    for glyph in font["glyf"].glyphs.values():
        if glyph.isComposite():
            for part in glyph.components:
                part.glyphName = shared.get(part.glyphName, part.glyphName)


def set_kerning(font, values):
    """One class table for all scripts. Glyphs with the same kerning are one class."""
    firsts, seconds = (sorted({pair[side] for pair in values}) for side in (0, 1))
    rows, columns = {}, {}
    for a in firsts:
        rows.setdefault(tuple(values.get((a, b), 0) for b in seconds), []).append(a)
    for b in seconds:
        columns.setdefault(tuple(values.get((a, b), 0) for a in firsts), []).append(b)
    records = {}
    for row in rows.values():
        for column in columns.values():
            if value := values.get((row[0], column[0])):
                record = otTables.ValueRecord()
                record.XAdvance = value
                records[tuple(row), tuple(column)] = (record, None)
    table = font["GPOS"].table
    subtable = builder.buildPairPosClassesSubtable(records, font.getReverseGlyphMap())
    table.LookupList.Lookup = [builder.buildLookup([subtable])]
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]
    if "GDEF" in font:
        del font["GDEF"]


def round_outlines(font):
    """Puts points on a coarser grid. Widths and kerning stay exact: lines keep their length."""
    glyphs, widths = font["glyf"], font["hmtx"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.numberOfContours > 0:
            glyph.coordinates = GlyphCoordinates([(on_grid(x), on_grid(y)) for x, y in glyph.coordinates])
    for name in font.getGlyphOrder():
        if glyphs[name].numberOfContours:
            glyphs[name].recalcBounds(glyphs)
            widths[name] = (widths[name][0], glyphs[name].xMin)


def on_grid(value):
    return round(value / GRID) * GRID


def simplify_deltas(font):
    """Leaves out what a browser interpolates between the remaining points, within DELTA_ERROR_MAX."""
    glyphs = font["glyf"]
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, font["hmtx"].metrics)
        ends = list(range(len(points) - 4) if glyphs[name].isComposite() else control.endPts)
        for one in variations:
            full = iup_delta(one.coordinates, points, ends) if None in one.coordinates else one.coordinates
            # The last four carry the widths.
            whole = [(on_grid(x), on_grid(y)) for x, y in full[:-4]] + [(round(x), round(y)) for x, y in full[-4:]]
            fewer = iup_delta_optimize(whole, points, ends, tolerance=DELTA_ERROR_MAX)
            one.coordinates = fewer[:-4] + whole[-4:]


def cut(name):
    font = source(name)
    for axis in {axis.axisTag for axis in font["fvar"].axes} - {"wght"} if "fvar" in font else ():
        font = instancer.instantiateVariableFont(font, {axis: None})
    font = reopened(instancer.instantiateVariableFont(font, {"wght": WEIGHTS[name]}))
    letters = font.getBestCmap()
    russian = {letters[code] for code in RUSSIAN}
    latin = {letters[code] for code in ASCII if chr(code).isalpha()}
    values = {**kerning(font, "latn"), **kerning(font, "cyrl")}
    keep_only_needed(font, LETTERS[name])
    kept, least = {*font.getGlyphOrder()}, LATIN_KERN_MIN * font["head"].unitsPerEm
    shared = twins(font)
    share_twins(font, shared)
    # Of twins, the Cyrillic letter's kerning comes last and stays.
    needed = {}
    for pair, value in sorted(values.items(), key=lambda one: len(russian & {*one[0]})):
        if kept.issuperset(pair) and (abs(value) >= least or not latin & {*pair}):
            needed[tuple(shared.get(glyph, glyph) for glyph in pair)] = value
    set_kerning(font, {pair: value for pair, value in needed.items() if value})
    font = reopened(font)
    keep_only_needed(font, LETTERS[name])
    round_outlines(font)
    if "gvar" in font:
        simplify_deltas(font)
    bytes_ = packed(font)
    (FONTS / f"{name}.woff2").write_bytes(bytes_)
    print(f"{name}: {len(bytes_):,} bytes, {len(font.getGlyphOrder())} glyphs")


for each in WEIGHTS:
    cut(each)
