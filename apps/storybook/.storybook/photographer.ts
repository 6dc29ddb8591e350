import type { StoryContext as Story } from '@storybook/react-vite';

/** Takes the pictures of stories that run as tests. In Storybook itself it does nothing. */
export type Photographer = {
  /** Called before a story is rendered; may skip the story's test. */
  meet: (story: Story) => Promise<void>;
  /** Takes a picture of the current state. `state` is its name, such as `nothing found`. */
  snapshot: (state: string) => Promise<void>;
};

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Takes a picture in the middle of a play function; the story's own picture shows the end only. */
    snapshot: Photographer['snapshot'];
  }
}

let present: Photographer = { meet: async () => undefined, snapshot: async () => undefined };

export function invitePhotographer(photographer: Photographer): void {
  present = photographer;
}

export const photographer = (): Photographer => present;
