export { errorTitleOf } from './error-title.ts';
export { layoutPopups } from './layout.popups.ts';
export { layoutRoute, type LayoutExtras, type LayoutOptions } from './layout.routes.ts';
export { loadPanels, type RolePanelModule, type RolePanels } from './role-panels.ts';
