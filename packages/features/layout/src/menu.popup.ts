export { loadMenu as load } from './menu.saga.ts';
export { MenuPopup as Component } from './MenuPopup.tsx';
