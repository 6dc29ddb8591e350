import {
  selectIsAdmin,
  selectIsInMoscow,
  selectSeesPhone,
  selectSiteConfig,
  type CoreState,
} from '@partshop/features/core';

/** §6: retail clients and who is not logged in see the number for their city; empty for everyone else. */
export function selectPhone(state: CoreState): string {
  const phones = selectSiteConfig(state)?.phones;
  if (!phones || !selectSeesPhone(state)) return '';
  return selectIsInMoscow(state) ? phones.moscow : phones.other;
}

/** §6: the languages are shown to everyone, or to admins alone. */
export function selectShowsLanguages(state: CoreState): boolean {
  const shownTo = selectSiteConfig(state)?.showSwichLang;
  return shownTo === 'Always' || (shownTo === 'Admin' && selectIsAdmin(state));
}
