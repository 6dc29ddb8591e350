import { useParams } from 'react-router-dom';
import { cleanSearchText } from '@partshop/features/shared';
import { FoundByName } from './FoundByName.tsx';
import { MakerChoice } from './MakerChoice.tsx';
import { SearchRoot } from './search.styles.ts';
import { useMakers } from './use-found.ts';

/** Search by number, unless it redirected to the only maker that has it. */
export function NumberSearchScreen() {
  const number = cleanSearchText(useParams()['number'] ?? '');
  const makers = useMakers(number);
  return (
    <SearchRoot>{makers ? <MakerChoice number={number} makers={makers} /> : <FoundByName text={number} />}</SearchRoot>
  );
}
