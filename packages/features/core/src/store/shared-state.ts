import type { CoreState } from './root-reducer.ts';

/** The part of the state that all visitors of a language share; it holds no personal data. */
export type SharedState = Pick<CoreState, 'localization' | 'site'>;

/** Returns that part, for the next visitor's store; null until texts and configuration are loaded. */
export function sharedStateOf({ localization, site }: CoreState): SharedState | null {
  if (site.config === null || Object.keys(localization.waitKeys).length > 0) return null;
  return { localization: { ...localization, isEditMode: false, editKey: null }, site };
}
