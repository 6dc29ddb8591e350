import { createSelector } from '@reduxjs/toolkit';
import { selectContacts, selectSiteConfig, type CoreState } from '@partshop/features/core';
import { groupWorkHours, type WorkHours } from './work-hours.ts';

/** What the footer tells of the company: the same for every visitor of a language. */
export type FooterFacts = {
  phones: { name: string; phone: string }[];
  email: string;
  address: string;
  hours: WorkHours[];
  /** Who the company is before the law; empty where it is not known. */
  companyName: string;
  inn: string;
  ogrn: string;
  isDemo: boolean;
};

/** {@link FooterFacts} as a text, since compiled markup goes by plain values. Without contacts the numbers of the settings stand there. */
export const selectFooterFacts: (state: CoreState) => string = createSelector(
  [selectContacts, selectSiteConfig],
  (contacts, config) => {
    const { phones, email, address, companyName, inn, ogrn, isDemo } = contacts?.company ?? {
      phones: config ? [{ name: '', phone: config.phones.other }] : [],
      email: '',
      address: '',
      companyName: '',
      inn: '',
      ogrn: '',
      isDemo: true,
    };
    const hours = groupWorkHours(contacts?.workTimes ?? []);
    return JSON.stringify({ phones, email, address, hours, companyName, inn, ogrn, isDemo } satisfies FooterFacts);
  },
);

export function readFooterFacts(text: string): FooterFacts {
  return JSON.parse(text) as FooterFacts;
}
