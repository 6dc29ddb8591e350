import type { Drawing, Manifest } from './manifest.ts';
import { componentOf, storyOf } from './picture.ts';

export type TakenPicture = {
  name: string;
  /** True for a mode that is added by default, beside the story's own mode. */
  isExtra: boolean;
  drawing: Drawing;
};

export type AcceptedRun = {
  drawnBy: string;
  taken: readonly TakenPicture[];
  /** Stories whose pictures were all taken, such as `controls-button/primary`. */
  finished: readonly string[];
  /** All stories of Storybook; null if the run covered only some of them. */
  known: readonly string[] | null;
};

/** The manifest after a run. Stories that failed keep their entries; entries without a story are removed. */
export function acceptedManifest(before: Manifest, { drawnBy, taken, finished, known }: AcceptedRun): Manifest {
  const redrawn = new Set(finished);
  const existing = known && new Set(known);
  const keeps = (name: string) => !redrawn.has(storyOf(name)) && (existing?.has(storyOf(name)) ?? true);
  const drawings = new Map([...before.drawings].filter(([name]) => keeps(name)));
  for (const { name, drawing } of taken) drawings.set(name, drawing);
  // A repeat that was not taken again stays valid while the picture that it repeats is unchanged.
  const repeats = new Map(
    [...before.repeats].filter(
      ([name, other]) =>
        keeps(name) && !drawings.has(name) && drawings.get(other)?.hash === before.drawings.get(other)?.hash,
    ),
  );
  const extraNames = new Set(taken.filter(({ isExtra }) => isExtra).map(({ name }) => name));
  for (const name of extraNames) {
    const twin = [...drawings.keys()].find(
      (other) =>
        !extraNames.has(other) &&
        componentOf(other) === componentOf(name) &&
        drawings.get(other)?.hash === drawings.get(name)?.hash,
    );
    if (twin === undefined) continue;
    drawings.delete(name);
    repeats.set(name, twin);
  }
  return { drawnBy, drawings, repeats };
}
