export { formatDelivery } from './delivery.ts';
export { saveView } from './save-view.saga.ts';
export { PartSearch } from './PartSearch.tsx';
export { cleanSearchText, foldPartNumber, looksLikePartNumber, paths, searchPath } from './paths.ts';
export { organizationOf, RETURN_POLICY, SHOP_NAME } from './structured-data.ts';
