import { RETURN_PERIOD_DAYS } from '../constants.ts';
import type { BreadcrumbList, MerchantReturnPolicy, Organization, WithContext } from 'schema-dts';
import type { StructuredData } from './page.slice.ts';

/** Checked against schema.org's own words, and kept as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** The shop's name, which no language changes. */
export const SHOP_NAME = 'Partshop';

/** The way to a page: names and paths in the language of the page, the page itself last. */
export function breadcrumbsOf(steps: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: path,
    })),
  } satisfies Omit<WithContext<Checked<BreadcrumbList>>, '@context'>;
}

/** §9: 14 days without giving a reason. */
export const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'RU',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_PERIOD_DAYS,
  returnMethod: 'https://schema.org/ReturnInStore',
  returnFees: 'https://schema.org/FreeReturn',
} satisfies Omit<WithContext<Checked<MerchantReturnPolicy>>, '@context'>;

/** Who sells here, with the address of the home page in the page's language. */
export function organizationOf(path: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': '/#organization',
    name: SHOP_NAME,
    url: path,
    hasMerchantReturnPolicy: RETURN_POLICY,
  } satisfies Omit<WithContext<Checked<Organization>>, '@context'>;
}
