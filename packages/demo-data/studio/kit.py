"""Everything that a model needs: `from kit import *`."""
import math
from math import cos, pi, sin

import materials as m
from fasteners import bolt, drilled, hex_head, nut, plug, thread, washer
from packaging import bottle, can_label, canister, cap, carton, flat_label
from registry import part
from shapes import (TAU, around, band, bend, box, circle, copy, cut, cylinder, fillet, group, helix, lathe, loft, mesh, mirror,
                    place, regular, ring, rounded, slab, smoothed, sphere, teeth, text, torus, tube)
