import { openLinks, paths } from '@partshop/features/shared';

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
      { name: 'photos', path: paths.sellerPhotos.to() },
      { name: 'advice', path: paths.sellerAdvice.to() },
    ],
  },
  {
    name: 'realization',
    links: [
      { name: 'summary', path: paths.sellerRealization.to() },
      { name: 'realizationGoods', path: paths.sellerGoods.to() },
      { name: 'traffic', path: paths.sellerTraffic.to() },
      { name: 'statistics', path: paths.sellerStatistics.to() },
      { name: 'diagnostics', path: paths.sellerDiagnostics.to() },
    ],
  },
  {
    name: 'crossDocking',
    links: [
      { name: 'summary', path: paths.sellerCrossDocking.to() },
      { name: 'priceHistory', path: paths.sellerPriceHistory.to() },
      { name: 'positions', path: paths.sellerPosition.to() },
      { name: 'statistics', path: paths.sellerTransitStatistics.to() },
      { name: 'orderStatistics', path: paths.sellerTransitOrders.to() },
      { name: 'shows', path: paths.sellerTransitComparison.to() },
      { name: 'diagnostics', path: paths.sellerClaims.to() },
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
