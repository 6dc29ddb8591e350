import type { ClientInfo, SellerRight } from '@partshop/api-client';
import { hasSellerRight } from '@partshop/features/core';
import { openLinks, paths } from '@partshop/features/shared';

/** The seller's pages (§2 Seller routes), by the names of their texts. */
const SELLER_GROUPS = [
  {
    name: 'orders',
    links: [
      { name: 'newOrders', right: 'orders', path: paths.sellerNewOrders.to() },
      { name: 'waitingOrders', right: 'orders', path: paths.sellerWaitingOrders.to() },
      { name: 'returns', right: 'orders', path: paths.sellerReturns.to() },
    ],
  },
  {
    name: 'goods',
    links: [
      { name: 'upload', right: 'goods', path: paths.sellerUpload.to('price') },
      // Lists of stock are chosen on the page of prices by who may open it.
      { name: 'uploadStock', right: 'stock', without: 'goods', path: paths.sellerUpload.to('stock') },
      { name: 'photos', right: 'goods', path: paths.sellerPhotos.to() },
      { name: 'advice', right: 'goods', path: paths.sellerAdvice.to() },
    ],
  },
  {
    name: 'realization',
    links: [
      { name: 'summary', right: 'reports', path: paths.sellerRealization.to() },
      { name: 'realizationGoods', right: 'reports', path: paths.sellerGoods.to() },
      { name: 'traffic', right: 'reports', path: paths.sellerTraffic.to() },
      { name: 'statistics', right: 'reports', path: paths.sellerStatistics.to() },
      { name: 'diagnostics', right: 'goods', path: paths.sellerDiagnostics.to() },
    ],
  },
  {
    name: 'crossDocking',
    links: [
      { name: 'summary', right: 'reports', path: paths.sellerCrossDocking.to() },
      { name: 'priceHistory', right: 'reports', path: paths.sellerPriceHistory.to() },
      { name: 'positions', right: 'reports', path: paths.sellerPosition.to() },
      { name: 'statistics', right: 'reports', path: paths.sellerTransitStatistics.to() },
      { name: 'orderStatistics', right: 'reports', path: paths.sellerTransitOrders.to() },
      { name: 'shows', right: 'reports', path: paths.sellerTransitComparison.to() },
      { name: 'diagnostics', right: 'reports', path: paths.sellerClaims.to() },
    ],
  },
  {
    name: 'account',
    links: [
      { name: 'info', right: 'settings', path: paths.sellerInfo.to() },
      { name: 'settings', right: 'settings', path: paths.sellerSettings.to() },
    ],
  },
] as const;

/** The links that a seller uses most, shown in the bar. */
const QUICK_LINKS: readonly string[] = ['newOrders', 'waitingOrders', 'upload', 'uploadStock'];

type Role = Pick<ClientInfo, 'SellerRole'>;
type Needs = { right: SellerRight; without?: SellerRight };

/** The groups with the links whose pages exist and are for the role of this client. */
export const openGroups = (client: Role) =>
  SELLER_GROUPS.map(({ name, links }) => ({
    name,
    links: openLinks<(typeof links)[number]>(links).filter((link) => isFor(client, link)),
  })).filter(({ links }) => links.length > 0);

/** Those of the bar. */
export const quickLinks = (client: Role) =>
  openGroups(client)
    .flatMap(({ links }) => links)
    .filter(({ name }) => QUICK_LINKS.includes(name));

const isFor = (client: Role, { right, without }: Needs): boolean =>
  hasSellerRight(client, right) && !(without && hasSellerRight(client, without));
