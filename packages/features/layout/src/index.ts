export { chromeOf, type Chrome } from './chrome.ts';
export { errorTitleOf } from './error-title.ts';
export { feature } from './feature.ts';
export { layoutRoute } from './layout.routes.ts';
export { loadPanelCode, loadPanels } from './panels.ts';
export { pageRejected, selectIsRejected } from './rejected-pages.slice.ts';
