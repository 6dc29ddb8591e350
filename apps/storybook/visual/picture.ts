import type { Drawing } from './manifest.ts';
import type { Device, Mode } from './modes.ts';
import type { Purpose } from './purpose.ts';

/** A picture that was taken, and how it compares with the accepted one. */
export type Picture = {
  /** `controls-button/primary_dark`; of a state that a play function passes, `controls-button/primary.pressed_light`. */
  name: string;
  mode: Mode;
  /** Whether the story is photographed so beside the way that it chose itself. */
  isExtra: boolean;
} & TakenNow;

/** What the server says of a picture. */
export type TakenNow = {
  drawing: Drawing;
  outcome: Outcome;
  /** What is wrong with it, for people; empty where nothing is. */
  message: string;
};

export type Outcome = 'same' | 'changed' | 'new' | 'unstable';

/** What is asked of the server, which holds the manifest. `clip`: the part of the window. */
export type PictureRequest = { name: string; clip: { x: number; y: number; width: number; height: number } };

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    pictures?: Picture[];
  }
  interface ProvidedContext {
    /** What the stories are rendered on in this browser. */
    device: Device;
    purpose: Purpose;
    /** A regular expression on ids of stories; only these are photographed. */
    visualPattern: string;
    /** Pictures that another one stands for: they are not taken. */
    visualRepeats: readonly string[];
    /** Files of stories that look as they did, for nothing that they are made of has changed. */
    visualUnchanged: readonly string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (value: 'active' | 'none') => Promise<void>;
    takePicture: (request: PictureRequest) => Promise<TakenNow>;
  }
}

/** `state`: what a play function calls the moment at which it asks for a picture; absent for the end of the story. */
export function pictureName(storyId: string, mode: Mode, state?: string): string {
  const moment = state === undefined ? '' : `.${state.replaceAll(/[^\p{L}\d]+/gu, '-')}`;
  return `${pathOf(storyId)}${moment}_${mode}`;
}

/** `controls-button--primary` as the first part of the names of its pictures. */
export const pathOf = (storyId: string): string => storyId.replace('--', '/');

/** The story of a picture, as `controls-button/primary`. */
export const storyOf = (name: string): string => name.replace(/[._].*$/s, '');

/** The component of a picture, as `controls-button`. */
export const componentOf = (name: string): string => name.replace(/\/.*$/s, '');

/** What is wrong with a picture, for people; empty where nothing is. */
export function faultOf({ drawing, outcome }: Omit<TakenNow, 'message'>, accepted?: Drawing): string {
  if (outcome === 'same') return '';
  if (outcome === 'new') return 'No such picture was accepted yet.';
  if (outcome === 'unstable') return 'It never stood still.';
  const size = ({ width, height }: Drawing) => `${width} × ${height}`;
  const hasGrown = accepted && size(accepted) !== size(drawing);
  return hasGrown ? `The size was ${size(accepted)}, now ${size(drawing)}.` : 'Pixels differ.';
}
