import type { AddSample } from './interactions.ts';
import type { LoadSample } from './load.ts';
import type { NavigationSample } from './navigation.ts';
import { medianOf, mediansOf } from './sums.ts';

/** The figures of one subject: medians over all rounds. */
export type Figures = LoadSample & AddSample & { firstClick: number; neededScriptKib: number };

/** The samples of one subject, one per round. */
export type Samples = { loads: LoadSample[]; firstClicks: number[]; adds: AddSample[]; neededScriptKib: number };

export type Measured = {
  /** By the subject's name: `template`, `bare`, `shop` and the peers. */
  figures: Record<string, Figures>;
  navigation: NavigationSample;
};

export function toFigures({ loads, firstClicks, adds, neededScriptKib }: Samples): Figures {
  return { ...mediansOf(loads), ...mediansOf(adds), firstClick: medianOf(firstClicks), neededScriptKib };
}
