/** The features of the shop. A new feature adds one line. */
export { feature as admin } from '@partshop/features/admin';
export { feature as basket } from '@partshop/features/basket';
export { feature as carCatalog } from '@partshop/features/car-catalog';
export { feature as carSelector } from '@partshop/features/car-selector';
export { feature as checkout } from '@partshop/features/checkout';
export { feature as city } from '@partshop/features/city';
export { feature as consent } from '@partshop/features/consent';
export { feature as finance } from '@partshop/features/finance';
export { feature as goodsCatalog } from '@partshop/features/goods-catalog';
export { feature as home } from '@partshop/features/home';
export { feature as information } from '@partshop/features/information';
export { feature as layout } from '@partshop/features/layout';
export { feature as orders } from '@partshop/features/orders';
export { feature as priceTable } from '@partshop/features/price-table';
export { feature as search } from '@partshop/features/search';
export { feature as sellerPanel } from '@partshop/features/seller-panel';
export { feature as signIn } from '@partshop/features/sign-in';
