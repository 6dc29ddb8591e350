import {
  selectIsAdmin,
  selectIsInMoscow,
  selectSeesPhone,
  selectSiteConfig,
  type CoreState,
} from '@partshop/features/core';

/** §6: the phone number by city for retail clients and guests; empty for others. */
export function selectPhone(state: CoreState): string {
  const phones = selectSiteConfig(state)?.phones;
  if (!phones || !selectSeesPhone(state)) return '';
  return selectIsInMoscow(state) ? phones.moscow : phones.other;
}

/** §6: whether the languages are shown: to everyone, or to admins only. */
export function selectShowsLanguages(state: CoreState): boolean {
  const shownTo = selectSiteConfig(state)?.showSwichLang;
  return shownTo === 'Always' || (shownTo === 'Admin' && selectIsAdmin(state));
}
