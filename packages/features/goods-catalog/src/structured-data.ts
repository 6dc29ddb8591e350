import type { GoodList, LanguageCode } from '@partshop/api-client';
import { localizePath, type StructuredData } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import type { ItemList, WithContext } from 'schema-dts';

/** Checked against the types of schema.org, and stored as plain data. */
type Checked<Thing> = Exclude<Thing, string>;

/** The goods of one page of a list, with their addresses in the page's language. */
export function goodsOf({ items, total }: Pick<GoodList, 'items' | 'total'>, code: LanguageCode): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ catalogKey, catalogName, catalogFullNumber, clearNumber, productName }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: `${catalogName} ${catalogFullNumber} ${productName}`,
      url: localizePath(paths.price.to(catalogKey, clearNumber), code),
    })),
  } satisfies Omit<WithContext<Checked<ItemList>>, '@context'>;
}
