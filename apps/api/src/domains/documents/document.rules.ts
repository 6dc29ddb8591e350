import { isSold, type CompanyContacts, type DocumentKind, type Order } from '@partshop/api-client/contract';
import { textFormats } from '../../platform/values/text-formats.ts';
import type { PrintedDocument } from './document.ts';
import { COLUMNS, isolationIn, textsOf, type DocumentLanguage, type DocumentTexts } from './document-texts.ts';

type Asked = { kind: DocumentKind; order: Order; seller: CompanyContacts; lang: DocumentLanguage };

const LOOKS = {
  position: { width: '5%', isNumber: false },
  article: { width: '22%', isNumber: false },
  name: { width: '35%', isNumber: false },
  qty: { width: '8%', isNumber: true },
  price: { width: '14%', isNumber: true },
  sum: { width: '16%', isNumber: true },
} as const;

/**
 * The document of an order, in words. Items that are no longer sold are left out. The
 * delivery note does not say how one pays, and has lines for signatures.
 */
export function documentOf({ kind, order, seller, lang }: Asked): PrintedDocument {
  const texts = textsOf(lang);
  const format = textFormats(texts.locale);
  const isolated = isolationIn(lang);
  const money = (minor: number) => isolated(format.money(minor, order.currency.code));
  const items = order.items.filter(({ status }) => isSold(status));
  return {
    isRightToLeft: texts.isRightToLeft,
    title: texts.titles[kind](isolated(order.number), format.date(new Date(order.createdAt))),
    parties: partiesOf(order, seller, texts, isolated),
    columns: COLUMNS.map((column) => ({ title: texts.columns[column], ...LOOKS[column] })),
    lines: items.map(({ catalogName, catalogFullNumber, productName, qty, price, sum }, index) => [
      String(index + 1),
      isolated(`${catalogName} ${catalogFullNumber}`),
      productName,
      String(qty),
      money(price),
      money(sum),
    ]),
    sums: sumsOf(order, texts, money, () => isolated(format.money(order.payable, 'RUB'))),
    notes: [
      texts.counted(
        items.length,
        items.reduce((pieces, { qty }) => pieces + qty, 0),
      ),
      ...(kind === 'invoice' && order.paymentType === 'on-receipt' ? [texts.onReceipt] : []),
      ...(seller.isDemo ? [texts.isDemo] : []),
    ],
    signatures: kind === 'delivery-note' ? [texts.handedOver, texts.received] : [],
    pageOf: texts.pageOf,
  };
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(', ');

function partiesOf(
  { contactName, contactPhone, company, point, delivery }: Order,
  { companyName, inn, ogrn, address }: CompanyContacts,
  texts: DocumentTexts,
  isolated: (text: string) => string,
): PrintedDocument['parties'] {
  const at = point ?? delivery.cdekPoint;
  const numbers = inn === '' ? '' : texts.taxNumber(isolated(inn), isolated(ogrn));
  return [
    { name: texts.seller, text: joined(companyName, numbers, address) },
    { name: texts.buyer, text: joined(company, contactName, isolated(contactPhone)) },
    { name: texts.place, text: joined(delivery.city, at?.address ?? delivery.address, at?.name ?? '') },
  ];
}

function sumsOf(
  order: Order,
  texts: DocumentTexts,
  money: (minor: number) => string,
  payable: () => string,
): PrintedDocument['sums'] {
  const goods = order.items.reduce((sum, item) => (isSold(item.status) ? sum + item.sum : sum), 0);
  const discount = order.promo?.discount ?? 0;
  const parts = [
    ...(discount === 0 ? [] : [{ name: texts.promo, text: money(-discount) }]),
    ...(order.bonus === 0 ? [] : [{ name: texts.bonus, text: money(-order.bonus) }]),
    ...(order.delivery.cost === 0 ? [] : [{ name: texts.delivery, text: money(order.delivery.cost) }]),
  ];
  return [
    ...(parts.length === 0 ? [] : [{ name: texts.goods, text: money(goods) }, ...parts]),
    { name: texts.total, text: money(order.total) },
    ...(order.currency.code === 'RUB' ? [] : [{ name: texts.payable, text: payable() }]),
  ];
}
