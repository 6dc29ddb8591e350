import { MAX_UPLOAD_BYTES, type LanguageCode, type PriceUploadType } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { csvLine } from '../../platform/values/csv.ts';
import type { ChosenTable } from '../price-lists/index.ts';
import { addUpload, keptFile } from '../price-uploads/index.ts';
import type { ChosenOffer } from './chosen-offers.queries.ts';

/** What becomes of chosen positions: other prices, or no pieces left. */
export type PositionsChange = { kind: 'price'; percent: number } | { kind: 'stop' };

type List = { type: PriceUploadType; headings: readonly string[]; columns: ChosenTable['columns'] };

/** The headings are those of the house's example of a list. Prices come alone, so that pieces stay as orders leave them. */
const LISTS: Record<PositionsChange['kind'], List> = {
  price: { type: 'price', headings: ['Бренд', 'Артикул', 'Цена'], columns: { maker: 0, number: 1, price: 2 } },
  stop: { type: 'stock', headings: ['Бренд', 'Артикул', 'Остаток'], columns: { maker: 0, number: 1, quantity: 2 } },
};

const NAMES = {
  ru: { price: 'Цены', stop: 'Снять с продажи' },
  en: { price: 'Prices', stop: 'Stop selling' },
  ar: { price: 'الأسعار', stop: 'إيقاف البيع' },
};

/** What the history of uploads calls a change, in a language, else in English. */
function nameOf(change: PositionsChange, lang: LanguageCode): string {
  const names = Object.entries(NAMES).find(([known]) => known === lang)?.[1] ?? NAMES.en;
  if (change.kind === 'stop') return names.stop;
  return `${names.price} ${change.percent > 0 ? '+' : '−'}${Math.abs(change.percent)} %`;
}

/** A price that is so many percent higher, in whole kopecks and never nothing. */
export const priceAfter = (price: number, percent: number): number =>
  Math.max(1, Math.round((price * (100 + percent)) / 100));

const rowOf = ({ maker, number, price }: ChosenOffer, change: PositionsChange): string[] => [
  maker,
  number,
  change.kind === 'stop' ? '0' : (priceAfter(price, change.percent) / 100).toFixed(2).replace('.', ','),
];

type Asked = { sellerId: number; clientId: number; change: PositionsChange; lang: LanguageCode; now: Date };

/**
 * Adds for each price list an upload that changes its chosen offers: it is compared and applied, told in the history and taken back as any
 * other. Undefined where a list would be larger than an upload may be.
 */
export async function addChanges(
  trx: Transaction<Database>,
  offers: readonly ChosenOffer[],
  { sellerId, clientId, change, lang, now }: Asked,
): Promise<number[] | undefined> {
  const { type, headings, columns } = LISTS[change.kind];
  const chosen = { headingRow: 1, delimiter: ';', columns, isOwn: true } as const;
  const fileName = nameOf(change, lang);
  const files = [...Map.groupBy(offers, (offer) => offer.priceListId)].map(([priceListId, ofList]) => {
    const lines = [headings, ...ofList.map((offer) => rowOf(offer, change))].map((cells) => csvLine(cells));
    return { priceListId, bytes: Buffer.from(lines.join('')) };
  });
  if (files.some(({ bytes }) => bytes.length > MAX_UPLOAD_BYTES)) return undefined;
  const ids: number[] = [];
  for (const { priceListId, bytes } of files) {
    const target = { sellerId, clientId, type, priceListId, newList: null, replaces: false };
    const id = await addUpload(trx, { ...target, fileName, file: await keptFile(bytes), chosen }, now);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
