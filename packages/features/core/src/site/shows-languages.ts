import { selectIsAdmin } from '../current-user/roles.ts';
import type { CoreState } from '../store/root-reducer.ts';
import { selectSiteConfig } from './site.slice.ts';

/** §6: whether the languages are shown: to everyone, or to admins only. */
export function selectShowsLanguages(state: CoreState): boolean {
  const shownTo = selectSiteConfig(state)?.showSwichLang;
  return shownTo === 'Always' || (shownTo === 'Admin' && selectIsAdmin(state));
}
