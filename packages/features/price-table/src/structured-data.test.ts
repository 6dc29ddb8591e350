import { expect, it } from 'vitest';
import { pricePage, substitutesOnly, unwantedPage } from './mocks/fixtures.ts';
import { toShownPage } from './shown-page.ts';
import { productOf } from './structured-data.ts';

const PATH = '/en/price/mann-filter/W71275';
const page = toShownPage(pricePage);

it('names the article, its prices and the cars that it fits', () => {
  expect(productOf(page, PATH)).toMatchObject({
    '@type': 'Product',
    url: PATH,
    mpn: page.catalogFullNumber,
    brand: { name: page.catalogName },
    isAccessoryOrSparePartFor: [{ '@type': 'Car', name: 'Volkswagen Golf Mk6', brand: { name: 'Volkswagen' } }],
    offers: { priceCurrency: 'RUB', offerCount: page.groups[0]?.count, availability: 'https://schema.org/InStock' },
  });
});

it('writes prices in whole units with a point, in every language', () => {
  const lowest = page.groups[0]?.lowestPrice ?? 0;
  expect(productOf(page, PATH)).toMatchObject({ offers: { lowPrice: (lowest / 100).toFixed(2) } });
});

it('promises no returns if the best offer has none', () => {
  const { best } = page;
  if (!best) throw new Error('Nobody offers the part.');
  const policyOf = (isReturnable: boolean) => productOf({ ...page, best: { ...best, isReturnable } }, PATH);
  expect(policyOf(true)).toHaveProperty('offers.hasMerchantReturnPolicy');
  expect(policyOf(false)).not.toHaveProperty('offers.hasMerchantReturnPolicy');
});

it.each([
  ['nobody offers anything', unwantedPage],
  ['only other articles are offered', substitutesOnly],
])('has no price if %s', (_case, answer) => {
  expect(productOf(toShownPage(answer), PATH)).not.toHaveProperty('offers');
});

it('names no cars if none are known', () => {
  expect(productOf({ ...page, cars: [] }, PATH)).not.toHaveProperty('isAccessoryOrSparePartFor');
  expect(productOf({ ...page, areCarsClaims: true }, PATH)).not.toHaveProperty('isAccessoryOrSparePartFor');
});

it('names the pictures of the article, if there are any', () => {
  expect(productOf(page, PATH)).toMatchObject({ image: ['/pictures/oil-filters-a-640.webp'] });
  expect(productOf({ ...page, images: [] }, PATH)).not.toHaveProperty('image');
});
