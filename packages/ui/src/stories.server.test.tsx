import { createElement, type ElementType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Story = {
  args?: object;
  render?: (args: object) => ReactElement;
  decorators?: ReadonlyArray<(story: () => ReactElement) => ReactElement>;
};
type StoryFile = { default: Story & { title: string; component?: ElementType } } & Record<string, Story>;

vi.mock('storybook/test', () => ({ fn: vi.fn }));

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story]) => ({ title: `${meta.title} ${name}`, element: toElement(meta, story) })),
);

/** As Storybook composes a story, without its browser. */
function toElement({ component, ...meta }: StoryFile['default'], story: Story): ReactElement {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ((props: object) => createElement(component ?? 'div', props));
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return createElement(
    decorators.reduce<() => ReactElement>(
      (inner, decorate) => () => decorate(inner),
      () => render(args),
    ),
  );
}

describe('on a server', () => {
  const complaints = vi.spyOn(console, 'error');

  afterEach(() => complaints.mockReset());

  it('has stories to render', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  it.each(stories)('$title renders without complaint', ({ element }) => {
    const markup = renderToString(element);
    expect(markup).not.toContain('undefined');
    expect(complaints).not.toHaveBeenCalled();
  });
});
