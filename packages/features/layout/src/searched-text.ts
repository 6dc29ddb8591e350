import { matchPath } from 'react-router-dom';
import { cleanSearchText, paths, typedText } from '@partshop/features/shared';

/** What the visitor typed to come to this page of results; empty on other pages. */
export function searchedText(pathname: string, search: string): string {
  const param =
    matchPath(paths.search.pattern, pathname)?.params.number ??
    matchPath(paths.searchText.pattern, pathname)?.params.text ??
    '';
  return typedText(cleanSearchText(decode(param)), new URLSearchParams(search).get('asked'));
}

/** The address as people read it; as it is if it is no valid one. */
function decode(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}
