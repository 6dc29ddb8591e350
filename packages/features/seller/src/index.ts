export { feature } from './feature.ts';
export { inSeller, withOffice } from './frame/in-seller.tsx';
