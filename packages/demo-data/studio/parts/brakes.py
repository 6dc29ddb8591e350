"""Brakes."""
from kit import *


@part('brake-discs', pose=(76, 0, 26))
def brake_discs(look):
    face = m.turned_steel()
    body = m.cast_iron() if not look.dark else m.coat('#303336')
    for bottom in (0, 1.5):
        ring(6.3, 14, 0.9, face if bottom else face, (0, 0, bottom), bevel=0.05, steps=160)
    around(44, lambda i: box(7.4, 0.34, 0.8, body, (0, 0, 0.8), bevel=0), radius=10.2)
    hat = lathe([(6.35, 1.9), (7.0, 2.0), (7.0, 5.2), (6.6, 5.7), (3.1, 5.7), (3.1, 5.0), (6.1, 5.0), (6.1, 1.9)], body, closed=True, bevel=0.1)
    drilled(hat, *circle(4.9, steps=5), radius=0.66)
    drilled(hat, circle(4.9, steps=5, start=36)[0], radius=0.35)
