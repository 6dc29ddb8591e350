import type { ReactElement } from 'react';

type StoryDecorator = (Story: () => ReactElement) => ReactElement;

/** Renders a story in Arabic, right-to-left, whatever the toolbar says. */
export const rightToLeft: StoryDecorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);

/** Renders a story no wider than a column of a form. */
export const formWidth: StoryDecorator = (Story) => (
  <div style={{ maxInlineSize: '26rem' }}>
    <Story />
  </div>
);

/** Lays out the states of a story side by side. */
export const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--ps-space-3)', alignItems: 'center' } as const;

/** Lays out the states of a story one below the other. */
export const column = { display: 'grid', gap: 'var(--ps-space-4)', justifyItems: 'start' } as const;
