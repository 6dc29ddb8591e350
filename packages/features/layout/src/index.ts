export { errorTitleOf } from './error-title.ts';
export { layoutPopups } from './layout.popups.ts';
export type { LayoutExtras } from './layout-extras.ts';
export { layoutRoute, type LayoutOptions } from './layout.routes.ts';
export { FAILED_QUERY } from './retry-path.ts';
export { loadPanels, type RolePanelModule, type RolePanels } from './role-panels.ts';
