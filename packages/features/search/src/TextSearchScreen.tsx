import { useParams } from 'react-router-dom';
import { SearchResults } from './SearchResults.tsx';

/** Search by name, unless it redirected to the only part whose number is in the text. */
export function TextSearchScreen() {
  return <SearchResults param={useParams()['text']} />;
}
