import { Badge } from '../../badge/Badge.tsx';
import { formatMoney } from '../../money/format-money.ts';
import { Money } from '../../money/Money.tsx';
import { PartNumber } from '../../part-number/PartNumber.tsx';
import { formatNumber } from '../../quantity/format-quantity.ts';
import { Quantity } from '../../quantity/Quantity.tsx';
import type { DataColumn } from '../table-model.ts';

/** An offer of a seller's price list. Prices in kopecks. */
export type SampleOffer = {
  id: string;
  number: string;
  brand: string;
  name: string;
  warehouse: string;
  days: number;
  stock: number | null;
  price: number;
};

const ARTICLES: [brand: string, number: string, name: string][] = [
  ['MANN-FILTER', 'W 712/75', 'Фильтр масляный'],
  ['MAHLE', 'OC 264', 'Фильтр масляный'],
  ['BOSCH', 'F 026 407 023', 'Фильтр масляный'],
  ['FILTRON', 'OP 526/7', 'Фильтр масляный'],
  ['NGK', 'BKR6E-11', 'Свеча зажигания'],
  ['DENSO', 'K20PR-U11', 'Свеча зажигания'],
  ['BREMBO', 'P 85 072', 'Колодки тормозные передние'],
  ['TRW', 'GDB1550', 'Колодки тормозные передние'],
  ['ATE', '24.0125-0145.1', 'Диск тормозной передний'],
  ['SACHS', '312 267', 'Амортизатор задний'],
  ['LEMFÖRDER', '30581 02', 'Рычаг подвески передний левый'],
  ['GATES', '5521XS', 'Ремень ГРМ'],
  ['CONTITECH', 'CT908', 'Ремень ГРМ'],
  ['SKF', 'VKBA 3643', 'Подшипник ступицы, комплект'],
  ['HENGST', 'E1009L', 'Фильтр воздушный'],
  ['VAG', '06A 115 561 B', 'Фильтр масляный'],
];
const WAREHOUSES = ['Москва, Север', 'Санкт-Петербург', 'Казань', 'Екатеринбург', 'Новосибирск'];

/** Generates this number of offers, the same ones each time. */
export function sampleOffers(count: number): SampleOffer[] {
  return Array.from({ length: count }, (_, index) => {
    const [brand, number, name] = ARTICLES[index % ARTICLES.length] ?? ['', '', ''];
    const round = Math.floor(index / ARTICLES.length);
    const spread = (index * 7919) % 1009;
    return {
      id: `offer-${index}`,
      number: round === 0 ? number : `${number} ${round}`,
      brand,
      name,
      warehouse: WAREHOUSES[(index * 3 + round) % WAREHOUSES.length] ?? '',
      days: spread % 14,
      stock: spread % 11 === 0 ? null : spread % 97,
      price: 31_000 + spread * 790,
    };
  });
}

const pieces = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

export const offerColumns: DataColumn<SampleOffer>[] = [
  {
    id: 'number',
    label: 'Номер',
    width: 10,
    cell: ({ number }) => <PartNumber>{number}</PartNumber>,
    sortValue: ({ number }) => number,
    isRowHeader: true,
    isAlwaysShown: true,
    footer: (rows) => `Всего: ${formatNumber({ value: rows.length, locale: 'ru' })}`,
  },
  { id: 'brand', label: 'Производитель', width: 9, cell: ({ brand }) => brand, sortValue: ({ brand }) => brand },
  { id: 'name', label: 'Наименование', width: 14, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'warehouse',
    label: 'Склад',
    width: 10,
    cell: ({ warehouse }) => warehouse,
    sortValue: ({ warehouse }) => warehouse,
    inCard: 'none',
  },
  {
    id: 'days',
    label: 'Срок',
    width: 6,
    align: 'end',
    cell: ({ days }) => (days === 0 ? 'сегодня' : <Quantity value={days} unit={pieces} locale="ru" />),
    sortValue: ({ days }) => days,
  },
  {
    id: 'stock',
    label: 'Наличие',
    width: 7,
    align: 'end',
    firstDirection: 'descending',
    cell: ({ stock }) =>
      stock === null ? <Badge isBare>под заказ</Badge> : <Quantity value={stock} unit="шт." locale="ru" />,
    sortValue: ({ stock }) => stock,
    footer: (rows) => (
      <Quantity value={rows.reduce((sum, { stock }) => sum + (stock ?? 0), 0)} unit="шт." locale="ru" />
    ),
  },
  {
    id: 'price',
    label: 'Цена',
    width: 8,
    align: 'end',
    inCard: 'end',
    cell: ({ price }) => <Money amount={price} currency="RUB" locale="ru" fraction="always" />,
    sortValue: ({ price }) => price,
    footer: (rows) => {
      const average = Math.round(rows.reduce((sum, { price }) => sum + price, 0) / rows.length);
      return `≈\u00a0${formatMoney({ amount: average, currency: 'RUB', locale: 'ru' })}`;
    },
  },
];

export const offerKey = ({ id }: SampleOffer): string => id;
