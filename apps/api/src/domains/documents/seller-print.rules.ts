import type { SellerItem, SellerOrder } from '@partshop/api-client/contract';
import { textFormats } from '../../platform/values/text-formats.ts';
import type { PrintedDocument, PrintedLabels, PrintedSheets } from './document.ts';
import { isolationIn, textsOf, type DocumentLanguage } from './document-texts.ts';
import { sellerPrintTexts } from './seller-print-texts.ts';

type Asked = { seller: string; orders: readonly SellerOrder[]; lang: DocumentLanguage };

/** What a scanner reads from a label: the order, and its item. */
const labelCode = (order: Pick<SellerOrder, 'number'>, { orderItemId }: Pick<SellerItem, 'orderItemId'>): string =>
  `${order.number}-${orderItemId}`;

/** A label for each item. */
export function labelsOf({ seller, orders, lang }: Asked): PrintedLabels {
  const { isRightToLeft, locale } = textsOf(lang);
  const texts = sellerPrintTexts(lang);
  const isolated = isolationIn(lang);
  const format = textFormats(locale);
  return {
    title: texts.labels,
    isRightToLeft,
    labels: orders.flatMap((order) =>
      order.items.map((item) => ({
        code: labelCode(order, item),
        order: isolated(order.number),
        promised: texts.until(format.date(new Date(item.promisedAt))),
        article: isolated(`${item.catalogName} ${item.catalogFullNumber}`),
        name: item.productName,
        qty: texts.pieces(item.qty),
        way: [item.warehouseName, order.city].filter((place) => place !== '').join(' — '),
        seller,
      })),
    ),
  };
}

const LOOKS = {
  position: { width: '6%', isNumber: false },
  article: { width: '26%', isNumber: false },
  name: { width: '42%', isNumber: false },
  qty: { width: '10%', isNumber: true },
} as const;
const PACKED = { width: '16%', isNumber: false } as const;

/** A packing list for each order: what is in the parcel, without prices. */
export function packingListsOf(asked: Asked): PrintedSheets {
  return {
    title: sellerPrintTexts(asked.lang).packingLists,
    sheets: asked.orders.map((order) => packingList(order, asked)),
  };
}

function packingList({ number, createdAt, city, items }: SellerOrder, { seller, lang }: Asked): PrintedDocument {
  const document = textsOf(lang);
  const texts = sellerPrintTexts(lang);
  const isolated = isolationIn(lang);
  const date = textFormats(document.locale).date(new Date(createdAt));
  const { position, article, name, qty } = document.columns;
  const warehouses = [...new Set(items.map(({ warehouseName }) => warehouseName))];
  return {
    isRightToLeft: document.isRightToLeft,
    code: number,
    title: texts.packingList(isolated(number), date),
    parties: [
      { name: document.seller, text: [seller, ...warehouses].join(', ') },
      ...(city === '' ? [] : [{ name: texts.city, text: city }]),
    ],
    columns: [
      { title: position, ...LOOKS.position },
      { title: article, ...LOOKS.article },
      { title: name, ...LOOKS.name },
      { title: qty, ...LOOKS.qty },
      { title: texts.packed, ...PACKED },
    ],
    lines: items.map((item, index) => [
      String(index + 1),
      isolated(`${item.catalogName} ${item.catalogFullNumber}`),
      item.productName,
      String(item.qty),
      '',
    ]),
    sums: [],
    notes: [
      document.counted(
        items.length,
        items.reduce((pieces, item) => pieces + item.qty, 0),
      ),
    ],
    signatures: [texts.packedBy],
    pageOf: document.pageOf,
  };
}
