import type { ShopContacts, StructuredData } from '@partshop/features/core';
import { organizationOf, SHOP_NAME } from '@partshop/features/shared';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The seller, and its own store with its hours. */
export function storeOf({ company, workTimes }: ShopContacts, home: string, page: string): StructuredData[] {
  const { address, email, phones, companyName } = company;
  const store = {
    '@type': 'AutoPartsStore',
    name: SHOP_NAME,
    legalName: companyName,
    url: page,
    parentOrganization: { '@id': '/#organization' },
    ...(email === '' ? {} : { email }),
    ...(phones[0] ? { telephone: phones[0].phone } : {}),
    ...(address === '' ? {} : { address }),
    openingHoursSpecification: workTimes
      .filter(({ opens, closes }) => opens !== null && closes !== null)
      .map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
        opens,
        closes,
      })),
  };
  return [organizationOf(home), ...(company.isDemo ? [] : [store])];
}
