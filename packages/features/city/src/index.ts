export { cityPopups, cityRoutes } from './city.routes.ts';
