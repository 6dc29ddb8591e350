import { useParams } from 'react-router-dom';
import { SearchResults } from './SearchResults.tsx';

/** Search by number, unless it redirected to the only maker that has it. */
export function NumberSearchScreen() {
  return <SearchResults param={useParams()['number']} />;
}
