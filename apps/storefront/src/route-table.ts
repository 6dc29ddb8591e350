import type { Access } from '@partshop/features/core';

/** The features of the shop by their packages; those that are no package yet are named as they will be. */
export type Feature =
  | 'home'
  | 'search'
  | 'price-table'
  | 'goods-catalog'
  | 'car-catalog'
  | 'city'
  | 'basket'
  | 'checkout'
  | 'garage'
  | 'oe-catalog'
  | 'account'
  | 'sign-in'
  | 'orders'
  | 'bonus-club'
  | 'information'
  | 'localization'
  | 'seller-panel'
  | 'seller-orders'
  | 'seller-upload'
  | 'seller-reports'
  | 'admin'
  | 'layout';

export type RouteEntry = {
  /** As the router reads it, without the language. */
  path: string;
  feature: Feature;
  /** Who may open it (§6). */
  access: Access;
  /** The server asks the backend whether there is such a page (§2). */
  isLinkChecked?: true;
};

const group = (feature: Feature, paths: readonly string[], access: Access = 'everyone'): RouteEntry[] =>
  paths.map((path) => ({ path, feature, access }));

/**
 * Every address of §2, static ones before those with parameters, each with the feature that owns it. What no package of that
 * feature serves yet answers that it will open later.
 */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  // Shop and catalogue
  ...group('home', ['/']),
  ...group('search', ['/search', '/search/:number', '/price/Search-Text/:text']),
  ...group('price-table', ['/price/:catalogKey/:number']),
  ...group('goods-catalog', ['/catalog/:category', '/in-stock', '/catalogs/:catalog?']),
  ...group('car-catalog', [
    '/parts/:brand?/:model?',
    '/parts/:brand/:model/:modif/:query?',
    '/wipers/:brand?/:model?',
    '/wipers/:brand/:model/:modif',
  ]),
  ...group('city', ['/city']),
  ...group('car-catalog', ['/city/:city/:brand?/:model?']),
  ...group('basket', ['/basket']),
  ...group('checkout', ['/checkout', '/is-success/:number']),

  // Cars
  ...group('car-catalog', [
    '/zapchasti',
    '/zapchasti/:brand/:seria?/:model?',
    '/zapchasti/:brand/:seria/:model/:engine',
    '/avtozapchasti',
  ]),
  ...group('car-catalog', [
    '/avtozapchasti/:parent',
    '/avtozapchasti/:parent/:category/:brand?/:seria?/:model?',
    '/avtozapchasti/:parent/:category/:brand/:seria/:model/:engine',
  ]).map((entry) => ({ ...entry, isLinkChecked: true as const })),

  // Garage: the screens ask who is not logged in themselves, since a car is kept without an account too (D15)
  ...group('garage', [
    '/garage',
    '/garage/add-car',
    '/garage/add-engines',
    '/garage/vin-search',
    '/garage/notes',
    '/garage/to/:carId',
    '/garage/details-in-stock/:carId',
  ]),

  // Original parts
  ...group('oe-catalog', [
    '/oecatalog/vin',
    '/oecatalog/original',
    '/oecatalog/original/:carId',
    '/oecatalog/original/:carId/:bitmap',
  ]),

  // Client
  ...group('sign-in', ['/profile'], 'client'),
  ...group('account', ['/client/finance', '/client/revise-reports', '/main', '/searchhistory'], 'client'),
  ...group('orders', ['/client/orders', '/client/statistic-orders', '/client/vue-order/:number'], 'client'),
  ...group('information', ['/deliveryinfo']),
  ...group('sign-in', [
    '/login',
    '/logout',
    '/register-simple',
    '/rememberpassword',
    '/user/password/recovery/:token',
    '/dev/messages',
  ]),
  ...group('seller-panel', ['/registrationsupplier']),
  ...group('localization', ['/locale']),

  // Seller
  ...group('seller-upload', ['/seller/load-web-photo', '/seller/upload/:type'], 'seller'),
  ...group('seller-panel', ['/seller/info', '/seller-settings', '/seller/recommendation'], 'seller'),
  ...group('seller-orders', ['/seller/orders/return-request', '/seller/orders/wait', '/seller/orders/new'], 'seller'),
  ...group(
    'seller-reports',
    [
      '/seller/realization',
      '/seller/realization/diagnostics',
      '/seller/realization/goods',
      '/seller/realization/traffic-goods',
      '/seller/realization/statistics-show',
      '/seller/cross-docking',
      '/seller/cross-docking/history-price',
      '/seller/cross-docking/position-show',
      '/seller/cross-docking/diagnostics',
      '/seller/cross-docking/statistics',
      '/seller/cross-docking/statistics-orders',
      '/seller/cross-docking/statistics-show',
    ],
    'seller',
  ),

  // Information
  ...group('information', [
    '/articles/',
    '/articles/:id',
    '/contacts',
    '/about',
    '/paperwork',
    '/become-supplier',
    '/guarantee',
    '/retails',
    '/refund',
    '/offer/:offer',
  ]),
  ...group('bonus-club', ['/a-bonus', '/bonus-club']),
  ...group('bonus-club', ['/bonuses'], 'client'),

  // Other
  ...group('admin', ['/admin/nodes'], 'admin'),
  ...group('layout', ['/error/500']),
];
