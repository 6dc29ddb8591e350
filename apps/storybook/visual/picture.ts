import type { Mode } from './modes.ts';

export type Outcome = 'same' | 'changed' | 'new' | 'unstable';

/** A story in a mode, and how it compares with its baseline. */
export type Picture = {
  /** `controls-button/all-variants_dark`: the file's place under the baselines, without `.png`. */
  name: string;
  mode: Mode;
  outcome: Outcome;
  /** What the comparison said; empty where nothing differs. */
  message: string;
};

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    pictures?: Picture[];
  }
  interface ProvidedContext {
    /** A regular expression on ids of stories; only these are photographed. */
    visualPattern: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColors: (value: 'active' | 'none') => Promise<void>;
  }
}

/** A folder per component, a file per story and mode. */
export function pictureName(storyId: string, mode: Mode): string {
  return `${storyId.replace('--', '/')}_${mode}`;
}

/** What toMatchScreenshot means by what it throws. */
export function outcomeOf(message: string): Outcome {
  if (message.includes('No existing reference screenshot')) return 'new';
  return message.includes('Could not capture a stable screenshot') ? 'unstable' : 'changed';
}
