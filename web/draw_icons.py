"""Draw public/icon-*.png from public/icon.svg; needs the program rsvg-convert.

python3 web/draw_icons.py
"""

import subprocess
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"
SVG = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
GROUND = '<rect width="128" height="128" rx="28" fill="#17322b"/>'

# Phones cut icons into shapes of their own: the drawing keeps to the middle four fifths.
FULL = (
    SVG.replace(GROUND, GROUND.replace(' rx="28"', "") + '<g transform="matrix(.8 0 0 .8 13 13)">')
    .replace("</svg>", "</g></svg>")
)  # fmt: skip

for size, drawing in ((192, SVG), (180, FULL), (512, FULL)):
    command = ["rsvg-convert", f"--width={size}", f"--output={PUBLIC}/icon-{size}.png"]
    subprocess.run(command, input=drawing.encode(), check=True)
