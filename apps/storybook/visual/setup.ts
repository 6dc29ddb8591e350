/**
 * Renders each story on its devices and photographs it in all its modes, after its play function and its accessibility check. A
 * story is rendered once per device.
 */
import type { StoryContext } from '@storybook/react-vite';
import { afterEach, beforeEach, inject, vi, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { localeOf } from '@partshop/features/core';
import type { StoryGlobals } from '../.storybook/globals.ts';
import { invitePhotographer } from '../.storybook/photographer.ts';
import { contentBox, hasContent } from './content-box.ts';
import { arrangePage, resize, sizeOf, takeOn } from './look.ts';
import { devicesOf, lookOf, modeOf, modesOf, overviewOf, type Mode, type VisualParameter } from './modes.ts';
import { pictureName, type Picture } from './picture.ts';

type Globals = StoryGlobals & { viewport?: { value?: string } };
type Parameters = { visual?: VisualParameter; layout?: string };

/** The story on the page, its modes, and the pictures taken so far. */
type Visit = { story: StoryContext; own: Mode; modes: readonly Mode[]; pictures: Picture[] };

const device = inject('device');
const purpose = inject('purpose');
const pattern = new RegExp(inject('visualPattern'), 'i');
const repeats = new Set(inject('visualRepeats'));
const unchanged = new Set(inject('visualUnchanged'));

let test: TestContext | undefined;
let visit: Visit | undefined;

beforeEach((context) => {
  test = context;
  visit = undefined;
});

invitePhotographer({
  async meet(story) {
    if (!test) return;
    const own = ownMode(story.globals as Globals);
    const { visual } = story.parameters as Parameters;
    const isOverview = overviewOf(test.task.file.tasks.map(({ name }) => name)) === test.task.name;
    const modes = modesOf({ id: story.id, own, isOverview, visual });
    if (!devicesOf(lookOf(own).device, modes).has(device)) test.skip();
    visit = { story, own, modes, pictures: [] };
    if (device === 'phone') await resize(sizeOf('phone'));
  },
  async snapshot(state) {
    if (!visit || !isPhotographed(visit.story) || lookOf(visit.own).device !== device) return;
    await photograph(visit, [visit.own], state);
  },
});

afterEach(async ({ task }) => {
  if (!visit || task.result?.state === 'fail' || !isPhotographed(visit.story)) return;
  // A few stories stay empty, such as a page that is still loading.
  await vi.waitUntil(hasContent, { timeout: 3000 }).catch(() => undefined);
  // A play function may see new data a moment before the form that was sent is idle again. Some forms are sent for ever.
  await vi.waitUntil(isAnswered, { timeout: 1000 }).catch(() => undefined);
  await photograph(visit, visit.modes);
  task.meta.pictures = visit.pictures;
  const isFault = ({ outcome }: Picture) =>
    outcome === 'unstable' || ((purpose === 'check' || purpose === 'compare') && outcome !== 'same');
  const faults = visit.pictures.filter(isFault).map(({ name, message }) => `${name}: ${message}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const isAnswered = (): boolean => document.querySelector('form[aria-busy="true"]') === null;

function isPhotographed({ id, parameters }: StoryContext): boolean {
  if (purpose === 'none' || (parameters as Parameters).visual === false) return false;
  return pattern.test(id) && !unchanged.has(test?.task.file.filepath ?? '');
}

/** Takes the pictures of the modes for this device, then restores the page. */
async function photograph({ story, own, pictures }: Visit, modes: readonly Mode[], state?: string): Promise<void> {
  const { viewport } = story.globals as Globals;
  const { visual, layout } = story.parameters as Parameters;
  const size = sizeOf(viewport?.value === 'phone' ? undefined : viewport?.value);
  const putBack = arrangePage(layout);
  for (const mode of modes) {
    const name = pictureName(story.id, mode, state);
    if (lookOf(mode).device !== device || repeats.has(name)) continue;
    const take = async () => {
      await takeOn(lookOf(mode), size);
      return commands.takePicture({ name, clip: contentBox() });
    };
    const first = await take();
    // On a busy machine a line may be one pixel off until the next layout, so try once more.
    const taken = first.outcome === 'changed' ? await take() : first;
    pictures.push({ name, mode, isExtra: visual === undefined && mode !== own, ...taken });
  }
  await putBack();
}

function ownMode({ theme, direction, locale, viewport }: Globals): Mode {
  return modeOf({
    theme: theme === 'system' ? 'light' : theme,
    direction: direction === 'locale' ? localeOf(locale).direction : direction,
    device: viewport?.value === 'phone' ? 'phone' : 'desktop',
  });
}
