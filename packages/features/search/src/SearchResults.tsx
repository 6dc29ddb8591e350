import { cleanSearchText } from '@partshop/features/shared';
import { FoundByName } from './FoundByName.tsx';
import { MakerChoice } from './MakerChoice.tsx';
import { SearchRoot } from './search.styles.ts';
import { useMakers } from './use-found.ts';

/** The results of a search: makers of a number to choose from, else articles by name. */
export function SearchResults({ param = '' }: { param: string | undefined }) {
  const text = cleanSearchText(param);
  const makers = useMakers(text);
  return (
    <SearchRoot>{makers ? <MakerChoice number={text} makers={makers} /> : <FoundByName text={text} />}</SearchRoot>
  );
}
