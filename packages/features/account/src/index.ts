export { AccountPage } from './account-page.styles.ts';
export { feature } from './feature.ts';
export { inAccount, withAccountTexts } from './frame/in-account.tsx';
