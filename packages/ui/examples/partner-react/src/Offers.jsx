import { DataTable, Money } from '@partshop/ui';

const offers = [
  { id: 'moscow', place: 'Москва, Южный склад', days: 1, price: 84_900 },
  { id: 'kazan', place: 'Казань', days: 3, price: 79_500 },
  { id: 'perm', place: 'Пермь', days: 5, price: 76_000 },
];

/** @type {import('@partshop/ui').DataColumn<(typeof offers)[number]>[]} */
const columns = [
  { id: 'place', label: 'Склад', cell: (offer) => offer.place, sortValue: (offer) => offer.place, isRowHeader: true },
  { id: 'days', label: 'Дней', cell: (offer) => offer.days, sortValue: (offer) => offer.days, align: 'end' },
  {
    id: 'price',
    label: 'Цена',
    cell: (offer) => <Money amount={offer.price} currency="RUB" locale="ru" />,
    sortValue: (offer) => offer.price,
    align: 'end',
  },
];

/** @param {(typeof offers)[number]} offer */
const rowKey = (offer) => offer.id;

export function Offers() {
  return (
    <DataTable
      label="Предложения"
      columns={columns}
      rows={offers}
      rowKey={rowKey}
      locale="ru"
      sorting={{ label: 'Порядок', ascendingLabel: 'По возрастанию', descendingLabel: 'По убыванию' }}
    />
  );
}
