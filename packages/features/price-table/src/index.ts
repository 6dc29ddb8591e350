export { priceRoutes } from './price-table.routes.ts';
