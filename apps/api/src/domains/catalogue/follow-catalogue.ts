import type { Background } from '../../platform/work/background.ts';
import { listenForCatalogueChanges, type CatalogueListener, type ChangedArticles } from '../catalogue-changes/index.ts';

const HOUR_MS = 3_600_000;

/** Work after changes of articles, by its name. */
export type FollowUps = Readonly<Record<string, (changed: ChangedArticles) => Promise<void>>>;

/**
 * Does the work after every change of the catalogue. Also at the start and once an hour: a change may have come while no process listened.
 * Calls `onChange` of the changes alone. Resolves once it listens.
 */
export async function followCatalogue(
  work: FollowUps,
  { url, background, log }: { url: () => string; background: Background; log: (line: string) => void },
  onChange: (changed: ChangedArticles) => void,
): Promise<CatalogueListener> {
  const follow = (changed: ChangedArticles) => {
    for (const [name, followUp] of Object.entries(work)) background.run(name, () => followUp(changed));
  };
  const listener = await listenForCatalogueChanges(
    url,
    (changed) => {
      onChange(changed);
      follow(changed);
    },
    log,
  );
  follow('all');
  const timer = setInterval(() => follow('all'), HOUR_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await listener.close();
    },
  };
}
