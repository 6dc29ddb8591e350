export { feature } from './feature.ts';
export { openGroups } from './seller-links.ts';
export { messages as sellerPanelMessages } from './seller-panel.messages.ts';
