"""The looks of two invented makers: what a model takes from its maker."""
from types import SimpleNamespace

import materials as m


def look(key):
    """`word`: printed on labels. `colour`, `accent`, `ink`: of cartons and labels, `#rrggbb`. `dark`: whether the maker coats
    its parts. `metal()`, `body()`, `plastic()`, `rubber()`: how the maker finishes a machined part, a formed or cast part, a
    moulded part, a bush."""
    if key == 'a':
        return SimpleNamespace(
            key='a', dark=False, word='ORVENTA', number='OV 4172', colour='#12468f', accent='#ffc21a', ink='#ffffff',
            metal=m.steel, body=m.zinc, plastic=lambda: m.plastic('#1b1d20'), rubber=m.rubber,
            tint='#12468f', paper='#ece7da')
    if key == 'b':
        return SimpleNamespace(
            key='b', dark=True, word='KELDRIK', number='K 80 365', colour='#c9251b', accent='#1b1d21', ink='#ffffff',
            metal=m.dark_steel, body=lambda: m.coat('#17191b'), plastic=lambda: m.plastic('#2a2d31'), rubber=m.rubber,
            tint='#c9251b', paper='#f2c230')
    raise ValueError(f'there is no look {key}')
