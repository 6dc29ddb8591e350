"""The kinds of goods that the studio can photograph, by the name of their picture."""
import importlib
import pkgutil

KINDS = {}


def part(kind, pose=(0, 0, 0), fill=None, elevation=None):
    """Registers a model. `pose`: turns of the finished model about x, y and z in degrees; it is then put on the ground.
    `fill`: the share of the frame that it takes. `elevation`: degrees of the camera above the ground."""

    def register(build):
        if kind in KINDS:
            raise ValueError(f'{kind} is modelled twice')
        KINDS[kind] = dict(build=build, pose=pose, fill=fill, elevation=elevation)
        return build

    return register


def load():
    import parts

    for module in pkgutil.iter_modules(parts.__path__):
        importlib.import_module(f'parts.{module.name}')
    return KINDS
