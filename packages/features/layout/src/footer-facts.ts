import { createSelector } from '@reduxjs/toolkit';
import { selectContacts, selectSiteConfig, type CoreState } from '@partshop/features/core';
import { groupWorkHours, type WorkHours } from '@partshop/features/shared';

/** The footer's data about the company: the same for all visitors of a language. */
export type FooterFacts = {
  phones: { name: string; phone: string }[];
  email: string;
  address: string;
  hours: WorkHours[];
  /** The company's legal name; empty if unknown. */
  companyName: string;
  inn: string;
  ogrn: string;
};

/**
 * {@link FooterFacts} as JSON, because compiled markup takes plain values. Without contacts it has the phone numbers of the
 * configuration.
 */
export const selectFooterFacts: (state: CoreState) => string = createSelector(
  [selectContacts, selectSiteConfig],
  (contacts, config) => {
    const { phones, email, address, companyName, inn, ogrn } = contacts?.company ?? {
      phones: config ? [{ name: '', phone: config.phones.other }] : [],
      email: '',
      address: '',
      companyName: '',
      inn: '',
      ogrn: '',
    };
    const hours = groupWorkHours(contacts?.workTimes ?? []);
    return JSON.stringify({ phones, email, address, hours, companyName, inn, ogrn } satisfies FooterFacts);
  },
);

export function readFooterFacts(text: string): FooterFacts {
  return JSON.parse(text) as FooterFacts;
}
