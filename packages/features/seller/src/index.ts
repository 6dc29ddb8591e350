export { feature } from './feature.ts';
export { inSeller, withOffice } from './frame/in-seller.tsx';
export { sellerPageRules } from './frame/page.styles.ts';
