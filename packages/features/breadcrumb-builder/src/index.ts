export { messages as breadcrumbMessages } from './breadcrumb-builder.messages.ts';
export { buildBreadcrumbs, trailOf, type Breadcrumb, type BreadcrumbSource } from './build-breadcrumbs.ts';
export { CatalogueTrail, type CatalogueTrailProps } from './CatalogueTrail.tsx';
export { type ByLevel, type Level, type Place } from './levels.ts';
export { messages as levelMessages } from './levels.messages.ts';
export { Trail, type TrailProps } from './Trail.tsx';
