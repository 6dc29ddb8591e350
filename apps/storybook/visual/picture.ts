import type { Drawing } from './manifest.ts';
import type { Device, Mode } from './modes.ts';
import type { Purpose } from './purpose.ts';

/** A picture that was taken, and how it compares with the accepted one. */
export type Picture = {
  /** `controls-button/primary_dark`; for a state within a play function, `controls-button/primary.pressed_light`. */
  name: string;
  mode: Mode;
  /** True for a mode that is added by default, beside the story's own mode. */
  isExtra: boolean;
} & TakenNow;

/** The server's response to a `PictureRequest`. */
export type TakenNow = {
  drawing: Drawing;
  outcome: Outcome;
  /** How the picture differs, in words; empty if it is the same. */
  message: string;
};

export type Outcome = 'same' | 'changed' | 'new' | 'unstable';

/** A request to take a picture. `clip` is the part of the window, in pixels. */
export type PictureRequest = { name: string; clip: { x: number; y: number; width: number; height: number } };

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    pictures?: Picture[];
  }
  interface ProvidedContext {
    /** The device that this browser emulates. */
    device: Device;
    purpose: Purpose;
    /** A regular expression for story ids; only matching stories are photographed. */
    visualPattern: string;
    /** Names of repeats, which are not taken. */
    visualRepeats: readonly string[];
    /** Story files that are not photographed, because nothing that they depend on has changed. */
    visualUnchanged: readonly string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (value: 'active' | 'none') => Promise<void>;
    takePicture: (request: PictureRequest) => Promise<TakenNow>;
  }
}

/** The name of a picture. `state` names a moment within a play function; absent for the end of the story. */
export function pictureName(storyId: string, mode: Mode, state?: string): string {
  const moment = state === undefined ? '' : `.${state.replaceAll(/[^\p{L}\d]+/gu, '-')}`;
  return `${pathOf(storyId)}${moment}_${mode}`;
}

/** Converts a story id, `controls-button--primary`, to the first part of its picture names, `controls-button/primary`. */
export const pathOf = (storyId: string): string => storyId.replace('--', '/');

/** The story of a picture: `controls-button/primary`. */
export const storyOf = (name: string): string => name.replace(/[._].*$/s, '');

/** The component of a picture: `controls-button`. */
export const componentOf = (name: string): string => name.replace(/\/.*$/s, '');

/** How a picture differs from the accepted one, in words; empty if it is the same. */
export function faultOf({ drawing, outcome }: Omit<TakenNow, 'message'>, accepted?: Drawing): string {
  if (outcome === 'same') return '';
  if (outcome === 'new') return 'No such picture was accepted yet.';
  if (outcome === 'unstable') return 'It never stood still.';
  const size = ({ width, height }: Drawing) => `${width} × ${height}`;
  const hasGrown = accepted && size(accepted) !== size(drawing);
  return hasGrown ? `The size was ${size(accepted)}, now ${size(drawing)}.` : 'Pixels differ.';
}
