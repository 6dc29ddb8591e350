import {
  selectClient,
  selectIsInMoscow,
  selectIsWholesale,
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

/** §6, D46: retail clients and guests may chat, unless the site's configuration names their code. */
export function selectMayChat(state: CoreState): boolean {
  const config = selectSiteConfig(state);
  if (!config || selectIsWholesale(state)) return false;
  return selectClient(state).ClientCode !== config.chatHiddenForClientCode;
}
