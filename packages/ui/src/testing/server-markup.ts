import { renderToString } from 'react-dom/server';
import { elementsOf, type StoryFile } from './story-element.ts';

/** The server-rendered markup of every story by title. Runs in Node; stories.hydrate.browser.tsx hydrates the result. */
export function serverMarkup(): Record<string, string> {
  const stories = elementsOf(import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true }));
  return Object.fromEntries(stories.map(({ title, element }) => [title, renderToString(element)]));
}
