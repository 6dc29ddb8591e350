import { unwrap, type SiteConfig, type StoreWorkTime } from '@partshop/api-client';
import { optional } from '../loadable/optional.ts';
import { callApi, dispatch, pick, type Saga } from '../store/effects.ts';
import { expectShape, isList } from '../store/expect-shape.ts';
import { contactsLoaded, selectContacts, selectSiteConfig, siteConfigLoaded } from './site.slice.ts';

/** Loads the configuration unless it is loaded (§4, app start). */
export function* loadSiteConfig(): Saga {
  const known = yield* pick(selectSiteConfig);
  if (known) return;
  const config = yield* callApi((api, signal) => unwrap(api.GET('/Localization/getconfig', { signal })));
  // All visitors of the process share it, so a wrong response must not be stored.
  yield* dispatch(siteConfigLoaded(expectShape(config, isSiteConfig)));
}

/** Whether the response has what every page reads. */
function isSiteConfig({ langs, phones }: Partial<SiteConfig>): boolean {
  return Array.isArray(langs) && typeof phones?.other === 'string' && typeof phones.moscow === 'string';
}

/** Loads the contacts and the store's hours unless they are loaded. Rethrows the error of the contacts' call. */
export function* loadContacts(): Saga {
  if (yield* pick(selectContacts)) return;
  const answered = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/CompanyContacts/getcompanycontacts', { signal })),
  );
  const company = expectShape(answered, ({ phones }) => Array.isArray(phones));
  const workTimes = company.storeId === null ? [] : ((yield* optional(loadWorkTimes(company.storeId))) ?? []);
  yield* dispatch(contactsLoaded({ company, workTimes }));
}

function* loadWorkTimes(storeId: number): Saga<StoreWorkTime[]> {
  const params = { query: { storeId } };
  const times = yield* callApi((api, signal) => unwrap(api.GET('/services/storeworktimes', { params, signal })));
  return expectShape(times, isList);
}
