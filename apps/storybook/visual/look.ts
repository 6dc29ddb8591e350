import { commands, page } from 'vitest/browser';
import { VIEWPORTS } from '../.storybook/globals.ts';
import type { Look } from './modes.ts';

/** What Storybook's test plugin gives a story that names no viewport. */
const DESKTOP = { width: 1200, height: 900 };
/** Chromium draws no longer pictures. */
const LONGEST = 16_000;

type Size = { width: number; height: number };

/** The size at which a story is rendered; another desktop width, such as 780 px, is the story's own. */
export function sizeOf(viewport: string | undefined): Size {
  const named = Object.entries(VIEWPORTS).find(([name]) => name === viewport)?.[1];
  return named
    ? { width: Number.parseInt(named.styles.width, 10), height: Number.parseInt(named.styles.height, 10) }
    : DESKTOP;
}

// Forced colours show the caret that a picture hides: then it should at least not blink.
const still = new CSSStyleSheet();
still.replaceSync('* { caret-animation: manual !important; }');

/**
 * Puts the room around a story that Storybook's layout gives it. What it returns puts the page back, for the rest of the play
 * function or for the next story.
 */
export function arrangePage(layout: string | undefined): () => Promise<void> {
  const { adoptedStyleSheets, documentElement } = document;
  const { dir } = documentElement;
  const { theme } = documentElement.dataset;
  const size = { width: innerWidth, height: innerHeight };
  document.body.style.padding = layout === 'fullscreen' ? '0' : 'var(--ps-space-4)';
  document.adoptedStyleSheets = [...adoptedStyleSheets, still];
  const stickAgain = scrollY === 0 ? layInFlow() : () => undefined;
  return async () => {
    stickAgain();
    document.body.style.padding = '';
    document.adoptedStyleSheets = adoptedStyleSheets;
    documentElement.dir = dir;
    if (theme !== undefined) documentElement.dataset['theme'] = theme;
    await force('none');
    await resize(size);
  };
}

/**
 * What sticks to the page is laid where the flow has it, which is where it stands in a page that is not scrolled. A sticky box is a layer of its
 * own: how its lines are rounded to whole pixels depends on where it stuck before. Returns what lets it stick again.
 */
function layInFlow(): () => void {
  const sticky = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).position === 'sticky' && sticksToPage(element),
  );
  const before = sticky.map(({ style }) => style.cssText);
  for (const { style } of sticky) {
    style.setProperty('position', 'relative', 'important');
    style.setProperty('inset', 'auto', 'important');
  }
  return () => {
    for (const [index, { style }] of sticky.entries()) style.cssText = before[index] ?? '';
  };
}

function sticksToPage({ parentElement }: Element): boolean {
  if (parentElement === null || parentElement === document.body) return true;
  const { overflowX, overflowY } = getComputedStyle(parentElement);
  const scrolls = [overflowX, overflowY].some((overflow) => overflow !== 'visible' && overflow !== 'clip');
  return !scrolls && sticksToPage(parentElement);
}

/**
 * Gives the story that is on the page another look, without rendering it again: what the shop does when its visitor turns
 * the phone or the system's theme. The window is made as high as what it holds, unless the story has scrolled it.
 */
export async function takeOn({ theme, direction, device, forcedColors }: Look, own: Size): Promise<void> {
  const isScrolled = scrollY > 0;
  const { documentElement } = document;
  documentElement.dataset['theme'] = theme;
  documentElement.dir = direction;
  await force(forcedColors ? 'active' : 'none');
  await resize(device === 'phone' ? sizeOf('phone') : own);
  await settled();
  if (!isScrolled && documentElement.scrollHeight > innerHeight) {
    await resize({ width: innerWidth, height: Math.min(LONGEST, documentElement.scrollHeight) });
    await settled();
  }
}

let forced: 'active' | 'none' = 'none';

async function force(colors: typeof forced): Promise<void> {
  if (forced === colors) return;
  forced = colors;
  await commands.emulateForcedColors(colors);
}

/** Gives the window a size. */
export async function resize({ width, height }: Size): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** Fonts are there, pictures are decoded, and what listens to the size has drawn itself anew. */
async function settled(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
