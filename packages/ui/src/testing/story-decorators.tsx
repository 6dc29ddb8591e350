import type { ReactElement } from 'react';

type StoryDecorator = (Story: () => ReactElement) => ReactElement;

/** A story in Arabic, from right to left, whatever the toolbar says. */
export const rightToLeft: StoryDecorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);

/** A story no wider than a form's column. */
export const formWidth: StoryDecorator = (Story) => (
  <div style={{ maxInlineSize: '26rem' }}>
    <Story />
  </div>
);

/** The states of a story side by side. */
export const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--ps-space-3)', alignItems: 'center' } as const;

/** The states of a story one under the other. */
export const column = { display: 'grid', gap: 'var(--ps-space-4)', justifyItems: 'start' } as const;
