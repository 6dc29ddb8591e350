import { RETURN_PERIOD_DAYS, type StructuredData } from '@partshop/features/core';
import type { MerchantReturnPolicy, Organization, WithContext } from 'schema-dts';

/** Checked against the types of schema.org, and stored as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** The shop's name, the same in every language. */
export const SHOP_NAME = 'Partshop';

/** §9: 14 days without giving a reason. */
export const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'RU',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_PERIOD_DAYS,
  returnMethod: 'https://schema.org/ReturnInStore',
  returnFees: 'https://schema.org/FreeReturn',
} satisfies Omit<WithContext<Checked<MerchantReturnPolicy>>, '@context'>;

/** The seller, with the address of the home page in the page's language. */
export function organizationOf(path: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': '/#organization',
    name: SHOP_NAME,
    url: path,
    hasMerchantReturnPolicy: RETURN_POLICY,
  } satisfies Omit<WithContext<Checked<Organization>>, '@context'>;
}
