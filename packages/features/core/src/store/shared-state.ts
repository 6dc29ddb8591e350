import type { CoreState } from './root-reducer.ts';

/** The part of the state that is the same for every visitor of a language: nothing of a person can be in it. */
export type SharedState = Pick<CoreState, 'localization' | 'site'>;

/** That part, for the store of the next visitor; null while texts or the configuration are not there. */
export function sharedStateOf({ localization, site }: CoreState): SharedState | null {
  if (site.config === null || Object.keys(localization.waitKeys).length > 0) return null;
  return { localization: { ...localization, isEditMode: false, editKey: null }, site };
}
