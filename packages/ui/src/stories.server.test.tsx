import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementsOf, type StoryFile } from './testing/story-element.ts';

vi.mock('storybook/test', () => ({ fn: vi.fn }));

const stories = elementsOf(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }));

describe('on a server', () => {
  const complaints = vi.spyOn(console, 'error');

  afterEach(() => complaints.mockReset());

  it('has stories to render', () => {
    expect(stories.length).toBeGreaterThan(100);
  });

  it.each(stories)('$title renders without an error', ({ element }) => {
    const markup = renderToString(element);
    expect(markup).not.toContain('undefined');
    expect(complaints).not.toHaveBeenCalled();
  });
});
