export { ArticleName } from './ArticleName.tsx';
export { formatDelivery } from './delivery.ts';
export { LineTerms } from './LineTerms.tsx';
export { formatPhone } from './phone.ts';
export { saveChoice } from './save-choice.saga.ts';
export { saveView } from './save-view.saga.ts';
export { PartSearch } from './PartSearch.tsx';
export { cleanSearchText, foldPartNumber, looksLikePartNumber, paths, searchPath } from './paths.ts';
export { organizationOf, RETURN_POLICY, SHOP_NAME } from './structured-data.ts';
