import { useParams } from 'react-router-dom';
import { cleanSearchText } from '@partshop/features/shared';
import { FoundByName } from './FoundByName.tsx';
import { SearchRoot } from './search.styles.ts';

/** Search by name. */
export function TextSearchScreen() {
  const text = cleanSearchText(useParams()['text'] ?? '');
  return (
    <SearchRoot>
      <FoundByName text={text} />
    </SearchRoot>
  );
}
