export { layoutRoute } from './layout.routes.ts';
