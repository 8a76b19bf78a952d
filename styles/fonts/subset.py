"""Makes the four woff2 files of this folder from the @fontsource-variable packages.

pip install fonttools brotli && python styles/fonts/subset.py

Axes are cut to what the design uses and kerning is frozen at a middle weight: 189 kB become 104 kB, and no line of
text is more than 0.2 % wider or narrower. U+202F, which French needs before ; ! ? and in numbers, is added. The optical
size of the display face stays an axis: at 12 pixels it is 16 % wider than at 96, and headings would break elsewhere.

The seven bytes of hinting that the packages carry stay: without them a Linux hints by itself, and sets words with gaps.

The letters of names from further east (ć, ş, ł …) are in files of their own, which are fetched where one occurs.
"""

import io
import os
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE.parent.parent / "node_modules" / "@fontsource-variable"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "liga"]
FACES = {
    "bricolage-grotesque": ({"wght": (400, 800), "wdth": (75, 92)}, {"wght": 700, "wdth": 82, "opsz": 36}),
    "instrument-sans": ({"wght": (400, 700), "wdth": (88, 100)}, {"wght": 500, "wdth": 100}),
}


def saved(font):
    buffer = io.BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    font = TTFont(buffer)
    if "gvar" in font:
        for glyph in font.getGlyphOrder():
            font["gvar"].variations.setdefault(glyph, [])
    return font


for name, (axes, kerning_at) in FACES.items():
    source = PACKAGES / name / "files" / f"{name}-latin-standard-normal.woff2"
    font = saved(instantiateVariableFont(TTFont(source), axes))
    middle = saved(instantiateVariableFont(TTFont(source), kerning_at))
    font["GPOS"], font["GDEF"] = middle["GPOS"], middle["GDEF"]
    font = saved(font)

    glyphs = font.getBestCmap()
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.setdefault(0x202F, glyphs.get(0x2009, glyphs[0xA0]))

    options = Options(layout_features=FEATURES, hinting=True, flavor="woff2", name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")
    print(name, os.path.getsize(HERE / f"{name}.woff2"))

EXTENDED = [*range(0x100, 0x180), *range(0x218, 0x21C)]

for name, (axes, _) in FACES.items():
    source = PACKAGES / name / "files" / f"{name}-latin-ext-standard-normal.woff2"
    font = saved(instantiateVariableFont(TTFont(source), axes))
    there = set(font.getBestCmap())
    options = Options(layout_features=["mark", "mkmk", "ccmp", "locl"], hinting=True, flavor="woff2", name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for letter in EXTENDED if letter in there])
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(HERE / f"{name}-extended.woff2")
    print(name, "extended", os.path.getsize(HERE / f"{name}-extended.woff2"))
