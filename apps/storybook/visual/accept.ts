import type { Drawing, Manifest } from './manifest.ts';
import { componentOf, storyOf } from './picture.ts';

export type TakenPicture = {
  name: string;
  /** Whether the story is photographed so beside the way that it chose itself. */
  isExtra: boolean;
  drawing: Drawing;
};

export type AcceptedRun = {
  drawnBy: string;
  taken: readonly TakenPicture[];
  /** Stories of which every picture was taken, such as `controls-button/primary`. */
  finished: readonly string[];
  /** Every story that there is; null where the run was of some. */
  known: readonly string[] | null;
};

/** The manifest with what a run drew. Stories that failed keep what they had; what belongs to no story goes. */
export function acceptedManifest(before: Manifest, { drawnBy, taken, finished, known }: AcceptedRun): Manifest {
  const redrawn = new Set(finished);
  const existing = known && new Set(known);
  const keeps = (name: string) => !redrawn.has(storyOf(name)) && (existing?.has(storyOf(name)) ?? true);
  const drawings = new Map([...before.drawings].filter(([name]) => keeps(name)));
  for (const { name, drawing } of taken) drawings.set(name, drawing);
  // A repeat that was not drawn again is one as long as what it repeats looks the same.
  const repeats = new Map(
    [...before.repeats].filter(
      ([name, other]) =>
        keeps(name) && !drawings.has(name) && drawings.get(other)?.hash === before.drawings.get(other)?.hash,
    ),
  );
  const extras = new Set(taken.filter(({ isExtra }) => isExtra).map(({ name }) => name));
  for (const name of extras) {
    const twin = [...drawings.keys()].find(
      (other) =>
        !extras.has(other) &&
        componentOf(other) === componentOf(name) &&
        drawings.get(other)?.hash === drawings.get(name)?.hash,
    );
    if (twin === undefined) continue;
    drawings.delete(name);
    repeats.set(name, twin);
  }
  return { drawnBy, drawings, repeats };
}
