export { priceRoutes } from './price-table.routes.ts';
export { loadPricePage } from './price-table.saga.ts';
