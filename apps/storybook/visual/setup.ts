/**
 * Photographs each story after its play function and its accessibility check, in every mode that it chooses: one rendering,
 * several pictures. A part of the stories' project only where VISUAL asks for it.
 */
import { afterEach, expect, inject, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contentBox, hasContent } from './content-box.ts';
import { arrangePage, sizeOf, takeOn } from './look.ts';
import { lookOf, modeOf, modesOf, overviewOf, type Mode, type Theme, type VisualParameter } from './modes.ts';
import { outcomeOf, pictureName, type Picture } from './picture.ts';

type ComposedStory = {
  id: string;
  globals: { theme?: Theme | 'system'; viewport?: { value?: string } };
  parameters: { visual?: VisualParameter; layout?: string };
};

const pattern = new RegExp(inject('visualPattern'), 'i');

afterEach(async ({ task, ...context }) => {
  const { story } = context as { story?: ComposedStory };
  if (!story || task.result?.state === 'fail' || !pattern.test(story.id)) return;
  // A few stories stay empty, such as a page that is on its way.
  await vi.waitUntil(hasContent, { timeout: 3000 }).catch(() => undefined);
  const { globals, parameters } = story;
  const own = modeOf({
    theme: !globals.theme || globals.theme === 'system' ? 'light' : globals.theme,
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    width: globals.viewport?.value === 'phone' ? 'phone' : 'desktop',
  });
  const siblings = task.file.tasks.map(({ name }) => name);
  const isOverview = overviewOf(siblings) === task.name;
  const size = sizeOf(globals.viewport?.value === 'phone' ? undefined : globals.viewport?.value);
  const putBack = arrangePage(parameters.layout);
  const pictures: Picture[] = [];
  task.meta.pictures = pictures;
  for (const mode of modesOf({ id: story.id, own, isOverview, visual: parameters.visual })) {
    await takeOn(lookOf(mode), size);
    pictures.push(await photograph(pictureName(story.id, mode), mode));
  }
  await putBack();
  const faults = pictures.filter(({ outcome }) => outcome !== 'same');
  if (faults.length > 0) throw new Error(faults.map(({ name, message }) => `${name}: ${message}`).join('\n'));
});

async function photograph(name: string, mode: Mode): Promise<Picture> {
  try {
    await expect(page).toMatchScreenshot(name, { screenshotOptions: { clip: contentBox() } });
    return { name, mode, outcome: 'same', message: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { name, mode, outcome: outcomeOf(message), message: firstWords(message) };
  }
}

/** The sentence between the matcher's name and the paths. */
function firstWords(message: string): string {
  const [, sentence = message] = message.split('\n\n');
  return sentence.trim();
}
