import type { CompanyContacts } from '@partshop/api-client/contract';
import { z } from 'zod';
import { nameIn } from '../../platform/values/names.ts';

/** Texts by language; Russian is always there. */
const Texts = z.record(z.string(), z.string()).and(z.object({ ru: z.string() }));
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The company that runs the shop: the JSON of the setting `company`. */
export const Company = z.object({
  companyName: Texts,
  inn: z.string().regex(/^\d{10}(?:\d{2})?$/),
  ogrn: z.string().regex(/^\d{13}(?:\d{2})?$/),
  address: Texts,
  email: z.string(),
  storeId: z.number().int().positive().nullable(),
  /** Seven days, Monday first; both times null where the store is closed. */
  workTimes: z
    .array(z.object({ day: z.number().int().min(1).max(7), opens: Time.nullable(), closes: Time.nullable() }))
    .length(7),
  isDemo: z.boolean().default(false),
});
export type Company = z.infer<typeof Company>;

/** The company of a shop without the setting: pages show no name, numbers or address. */
export const UNNAMED_COMPANY: Company = {
  companyName: { ru: '' },
  inn: '',
  ogrn: '',
  address: { ru: '' },
  email: '',
  storeId: null,
  workTimes: [],
  isDemo: false,
};

const MOSCOW = { ru: 'Москва', en: 'Moscow', ar: 'موسكو' };
const OTHER_CITIES = { ru: 'Другие города', en: 'Other cities', ar: 'مدن أخرى' };

export function showContacts(
  company: Company,
  phones: { moscow: string; other: string },
  lang: string,
): CompanyContacts {
  const { inn, ogrn, email, storeId, isDemo } = company;
  return {
    companyName: nameIn(company.companyName, lang),
    inn,
    ogrn,
    address: nameIn(company.address, lang),
    phones: [
      { name: nameIn(MOSCOW, lang), phone: phones.moscow },
      { name: nameIn(OTHER_CITIES, lang), phone: phones.other },
    ],
    email,
    storeId,
    isDemo,
  };
}
