import type { StoryContext as Story } from '@storybook/react-vite';

/** What stands beside stories that run as tests; in Storybook itself nobody does. */
export type Photographer = {
  /** Called before a story is rendered, which may be skipped here. */
  meet: (story: Story) => Promise<void>;
  /** Takes a picture of the moment. `state`: its name, such as `nothing found`. */
  snapshot: (state: string) => Promise<void>;
};

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Photographs a state that a play function passes through: the picture of the story shows only its end. */
    snapshot: Photographer['snapshot'];
  }
}

let present: Photographer = { meet: async () => undefined, snapshot: async () => undefined };

export function invitePhotographer(photographer: Photographer): void {
  present = photographer;
}

export const photographer = (): Photographer => present;
