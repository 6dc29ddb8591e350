import { matchPath } from 'react-router-dom';
import { cleanSearchText, foldPartNumber, isSpeltInCyrillic, paths, typedText } from '@partshop/features/shared';

/** What the visitor typed to come to this page of results or of a part; empty on other pages. */
export function searchedText(pathname: string, search: string): string {
  const asked = new URLSearchParams(search).get('asked');
  const param =
    matchPath(paths.search.pattern, pathname)?.params.number ??
    matchPath(paths.searchText.pattern, pathname)?.params.text;
  if (param !== undefined) return typedText(cleanSearchText(decode(param)), asked);
  const number = decode(matchPath(paths.price.pattern, pathname)?.params.number ?? '');
  const isTyped = asked !== null && (foldPartNumber(asked) === number || isSpeltInCyrillic(asked, number));
  return isTyped ? asked.trim() : number;
}

/** The address as people read it; as it is if it is no valid one. */
function decode(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}
