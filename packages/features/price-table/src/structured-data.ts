import type { Offer, Product, WithContext } from 'schema-dts';
import type { StructuredData } from '@partshop/features/core';
import { largestFile, RETURN_POLICY } from '@partshop/features/shared';
import { moneyToDecimal } from '@partshop/ui';
import type { ShownPage } from './shown-page.ts';

const SCHEMA = 'https://schema.org/';
/** Formats decimals in the same way for every language. */
const SCHEMA_LOCALE = 'en';

/** §3 statusId: 1 in stock, 2 on order, 3 nobody offers it. */
const AVAILABILITY = { 1: 'InStock', 2: 'BackOrder', 3: 'OutOfStock' } as const;

/** The requested article as a schema.org product, with its offers and the cars that it fits (P5). `path` is the page's own. */
export function productOf(page: ShownPage, path: string): StructuredData {
  const { catalogName, catalogFullNumber, productName, clearNumber, cars, areCarsClaims, images } = page;
  return {
    '@type': 'Product',
    name: `${catalogName} ${catalogFullNumber} ${productName}`,
    url: path,
    sku: clearNumber,
    mpn: catalogFullNumber,
    brand: { '@type': 'Brand', name: catalogName },
    ...(images.length === 0 ? {} : { image: images.map(largestFile) }),
    ...(cars.length === 0 || areCarsClaims
      ? {}
      : {
          isAccessoryOrSparePartFor: cars.map(({ brand, model }) => ({
            '@type': 'Car' as const,
            name: `${brand} ${model}`,
            brand: { '@type': 'Brand' as const, name: brand },
          })),
        }),
    ...offersOf(page, path),
  } satisfies Omit<WithContext<Exclude<Product, string>>, '@context'>;
}

/** The offers of the requested article only: other rows are other products. Empty without offers. */
function offersOf({ groups, best, statusId, currency }: ShownPage, path: string): { offers?: Exclude<Offer, string> } {
  const [requested] = groups;
  if (!best || requested?.lowestPrice === null || requested === undefined) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      url: path,
      priceCurrency: currency.code,
      lowPrice: moneyToDecimal({ amount: requested.lowestPrice, currency: currency.code, locale: SCHEMA_LOCALE }),
      offerCount: requested.count,
      availability: `${SCHEMA}${AVAILABILITY[statusId]}`,
      itemCondition: `${SCHEMA}NewCondition`,
      ...(best.isReturnable ? { hasMerchantReturnPolicy: RETURN_POLICY } : {}),
    },
  };
}
