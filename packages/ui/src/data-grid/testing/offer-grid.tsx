import { Badge } from '../../badge/Badge.tsx';
import { type SampleOffer, sampleOffers } from '../../data-table/testing/offers.tsx';
import { Money } from '../../money/Money.tsx';
import { PartNumber } from '../../part-number/PartNumber.tsx';
import { formatNumber } from '../../quantity/format-quantity.ts';
import { Quantity } from '../../quantity/Quantity.tsx';
import type { GridColumn, GridTexts } from '../grid-model.ts';

const number = (value: number) => formatNumber({ value, locale: 'ru' });

export const gridTexts: GridTexts = {
  columns: 'Колонки',
  filters: 'Фильтры',
  clearFilters: 'Сбросить фильтры',
  columnMenu: (column) => `Колонка «${column}»`,
  pinStart: 'Закрепить в начале',
  pinEnd: 'Закрепить в конце',
  unpin: 'Открепить',
  moveEarlier: 'Передвинуть к началу',
  moveLater: 'Передвинуть к концу',
  wider: 'Шире',
  narrower: 'Уже',
  hide: 'Скрыть',
  group: 'Сгруппировать',
  ungroup: 'Не группировать',
  filter: (column) => `Фильтр: ${column}`,
  from: (column) => `${column}, от`,
  to: (column) => `${column}, до`,
  any: 'Любые',
  sorted: (column, direction) => `${column}, ${direction === 'ascending' ? 'по возрастанию' : 'по убыванию'}`,
  unsorted: 'Порядок снят',
  groupLabel: (value, count) => `${value}: ${number(count)}`,
  noValue: 'Не указано',
  copied: (rows, columns) => `Скопировано: строк ${number(rows)}, колонок ${number(columns)}`,
  rowPending: 'Строка загружается',
};

const WAREHOUSES = [...new Set(sampleOffers(16).map(({ warehouse }) => warehouse))].toSorted();

/** A seller's offers with more columns than a screen has room for. Prices in kopecks. */
export const gridColumns: GridColumn<SampleOffer>[] = [
  {
    id: 'number',
    label: 'Номер',
    width: 11,
    cell: ({ number: code }) => <PartNumber>{code}</PartNumber>,
    value: ({ number: code }) => code,
    filter: 'text',
    isRowHeader: true,
    isAlwaysShown: true,
  },
  {
    id: 'brand',
    label: 'Производитель',
    width: 10,
    cell: ({ brand }) => brand,
    value: ({ brand }) => brand,
    filter: 'text',
    canGroup: true,
  },
  { id: 'name', label: 'Наименование', width: 15, cell: ({ name }) => name, value: ({ name }) => name, filter: 'text' },
  {
    id: 'warehouse',
    label: 'Склад',
    width: 11,
    cell: ({ warehouse }) => warehouse,
    value: ({ warehouse }) => warehouse,
    filter: { kind: 'choice', options: WAREHOUSES.map((value) => ({ value, label: value })) },
    canGroup: true,
  },
  {
    id: 'days',
    label: 'Срок, дней',
    width: 9,
    align: 'end',
    cell: ({ days }) => number(days),
    value: ({ days }) => days,
    filter: { kind: 'number' },
  },
  {
    id: 'stock',
    label: 'Наличие',
    width: 9,
    align: 'end',
    firstDirection: 'descending',
    cell: ({ stock }) =>
      stock === null ? <Badge isBare>под заказ</Badge> : <Quantity value={stock} unit="шт." locale="ru" />,
    value: ({ stock }) => stock,
    filter: { kind: 'number' },
  },
  {
    id: 'price',
    label: 'Цена',
    width: 10,
    align: 'end',
    cell: ({ price }) => <Money amount={price} currency="RUB" locale="ru" fraction="always" />,
    value: ({ price }) => price,
    copyText: ({ price }) => (price / 100).toFixed(2).replace('.', ','),
    filter: { kind: 'number', unit: 100 },
  },
  {
    id: 'sum',
    label: 'На складе на сумму',
    width: 12,
    align: 'end',
    cell: ({ price, stock }) => <Money amount={price * (stock ?? 0)} currency="RUB" locale="ru" fraction="always" />,
    value: ({ price, stock }) => price * (stock ?? 0),
    copyText: ({ price, stock }) => ((price * (stock ?? 0)) / 100).toFixed(2).replace('.', ','),
  },
];
