/// <reference types="@vitest/browser-playwright" />
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import './global.css';
import { elementsOf, type StoryFile } from './testing/story-element.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderStoriesOnServer: () => Promise<Record<string, string>>;
  }
}

const stories = elementsOf(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }));
const markup = await commands.renderStoriesOnServer();

/** Calls `onDone` when React has hydrated the tree: effects of a parent run after those of its children. */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}

async function hydrate(container: Element, element: ReactElement): Promise<unknown[]> {
  const recovered: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(container, <TakenOver onDone={resolve}>{element}</TakenOver>, {
    onRecoverableError: (error) => recovered.push(error),
    onUncaughtError: (error) => {
      recovered.push(error);
      resolve();
    },
  });
  await promise;
  // React reports errors of boundaries that hydrate later in separate tasks.
  await new Promise((done) => setTimeout(done));
  root.unmount();
  return recovered;
}

describe('in a browser', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  afterEach(() => {
    complaints.mockClear();
    document.body.replaceChildren();
  });

  it('has the markup of every story', () => {
    expect(stories.length).toBeGreaterThan(100);
    expect(Object.keys(markup).toSorted()).toEqual(stories.map(({ title }) => title).toSorted());
  });

  it.each(stories)('$title takes over what the server sent', async ({ title, element }) => {
    const container = document.createElement('div');
    container.innerHTML = markup[title] ?? '';
    document.body.append(container);
    expect(await hydrate(container, element)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  });

  it('would notice a difference', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<p>300 ₽</p>';
    document.body.append(container);
    expect(await hydrate(container, <p>200 ₽</p>)).toHaveLength(1);
  });

  it('would notice an attribute that differs', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<p lang="en">300 ₽</p>';
    document.body.append(container);
    await hydrate(container, <p lang="ru">300 ₽</p>);
    expect(complaints).toHaveBeenCalled();
  });
});
