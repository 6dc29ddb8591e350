import { openLinks, paths } from '@partshop/features/shared';

const realization = paths.sellerRealization.to();
const crossDocking = paths.sellerCrossDocking.to();

/** The seller's pages (§2 Seller routes), by the names of their texts. */
const SELLER_GROUPS = [
  {
    name: 'orders',
    links: [
      { name: 'newOrders', path: paths.sellerNewOrders.to() },
      { name: 'waitingOrders', path: paths.sellerWaitingOrders.to() },
      { name: 'returns', path: paths.sellerReturns.to() },
    ],
  },
  {
    name: 'goods',
    links: [
      { name: 'upload', path: paths.sellerUpload.to('price') },
      { name: 'photos', path: '/seller/load-web-photo' },
      { name: 'advice', path: paths.sellerAdvice.to() },
    ],
  },
  {
    name: 'realization',
    links: [
      { name: 'summary', path: realization },
      { name: 'realizationGoods', path: `${realization}/goods` },
      { name: 'traffic', path: `${realization}/traffic-goods` },
      { name: 'shows', path: `${realization}/statistics-show` },
      { name: 'diagnostics', path: `${realization}/diagnostics` },
    ],
  },
  {
    name: 'crossDocking',
    links: [
      { name: 'summary', path: crossDocking },
      { name: 'priceHistory', path: `${crossDocking}/history-price` },
      { name: 'positions', path: `${crossDocking}/position-show` },
      { name: 'statistics', path: `${crossDocking}/statistics` },
      { name: 'orderStatistics', path: `${crossDocking}/statistics-orders` },
      { name: 'shows', path: `${crossDocking}/statistics-show` },
      { name: 'diagnostics', path: `${crossDocking}/diagnostics` },
    ],
  },
  {
    name: 'account',
    links: [
      { name: 'info', path: paths.sellerInfo.to() },
      { name: 'settings', path: paths.sellerSettings.to() },
    ],
  },
] as const;

/** The links that a seller uses most, shown in the bar. */
export const QUICK_LINKS = [SELLER_GROUPS[0].links[0], SELLER_GROUPS[0].links[1], SELLER_GROUPS[1].links[0]] as const;

/** The groups with the links whose pages exist. */
export const openGroups = () =>
  SELLER_GROUPS.map(({ name, links }) => ({ name, links: openLinks<(typeof links)[number]>(links) })).filter(
    ({ links }) => links.length > 0,
  );
