"""Takes one picture: blender -b --python render.py -- KIND LOOK FILE.png [--size 640] [--preview]"""
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import looks  # noqa: E402
import picture  # noqa: E402
import registry  # noqa: E402
import scene  # noqa: E402


def main():
    args = sys.argv[sys.argv.index('--') + 1 :]
    kind, look, path = args[:3]
    preview = '--preview' in args
    size = int(args[args.index('--size') + 1]) if '--size' in args else (240 if preview else 640)
    started = time.time()
    scene.empty()
    model = registry.load()[kind]
    model['build'](looks.look(look))
    points, ground = scene.set_up(model['pose'], model['fill'], model['elevation'])
    built = time.time()
    passes = picture.render(ground, size, 12 if preview else 32, 0.05 if preview else 0.03)
    rendered = time.time()
    picture.save(picture.develop(passes, window=4 if preview else 6, strength=1.5 if preview else 1.0), path)
    if '--raw' in args:
        rgba = passes['rgba']
        picture.save(picture.encode(rgba[..., :3] + 1 - rgba[..., 3:4]), path.replace('.png', '.raw.png'))
    print(f'{kind} {look}: {points} points, built {built - started:.1f} s, rendered {rendered - built:.1f} s, '
          f'filtered {time.time() - rendered:.1f} s', flush=True)


try:
    main()
except BaseException:
    import traceback

    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
