import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';

type Options<Answer> = {
  /** The ids of the articles that an answer shows. */
  articlesOf: (answer: Answer) => readonly number[];
  /** A change that nobody told, such as a client's order of the last piece, shows after so many milliseconds at the latest. */
  milliseconds: number;
  /** The most answers that are kept. */
  most: number;
};

export type KeepAnswers = <Asked extends object, Answer>(
  answer: (asked: Asked) => Promise<Answer>,
  options: Options<Answer>,
) => (asked: Asked) => Promise<Answer>;

/**
 * Keeps answers for everybody who asks the same; who asks at once shares one search. An answer is made from its key alone, so it holds
 * nothing of a visitor that the key does not say. A change of an article removes the answers that show it. Without news of changes
 * nothing is kept.
 */
export function createKeptAnswers({
  clock,
  onCatalogueChange,
}: Pick<CallTools, 'clock' | 'onCatalogueChange'>): KeepAnswers {
  return <Asked extends object, Answer>(
    answer: (asked: Asked) => Promise<Answer>,
    { articlesOf, milliseconds, most }: Options<Answer>,
  ) => {
    if (!onCatalogueChange) return answer;
    const kept = createExpiringCache(milliseconds, clock, (key: string) => answer(JSON.parse(key) as Asked), most);
    onCatalogueChange((changed) => {
      const ids = new Set(changed === 'all' ? [] : changed);
      kept.purge((known) => changed === 'all' || articlesOf(known).some((id) => ids.has(id)));
    });
    return (asked: Asked) => kept(JSON.stringify(asked));
  };
}
