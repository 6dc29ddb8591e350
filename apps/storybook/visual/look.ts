import { commands, page } from 'vitest/browser';
import { VIEWPORTS } from '../.storybook/globals.ts';
import type { Look } from './modes.ts';

/** The size that Storybook's test plugin uses for a story without a viewport. */
const DESKTOP = { width: 1200, height: 900 };
/** The greatest height that Chromium can draw, in pixels. */
const LONGEST = 16_000;

type Size = { width: number; height: number };

/** The size of the window for a viewport; desktop size if it is not one of ours. */
export function sizeOf(viewport: string | undefined): Size {
  const named = Object.entries(VIEWPORTS).find(([name]) => name === viewport)?.[1];
  return named
    ? { width: Number.parseInt(named.styles.width, 10), height: Number.parseInt(named.styles.height, 10) }
    : DESKTOP;
}

// Forced colours show the caret although pictures hide it: at least stop it from blinking.
const still = new CSSStyleSheet();
still.replaceSync('* { caret-animation: manual !important; }');

/**
 * Sets the padding that Storybook's layout gives a story, and stops the caret and sticky boxes. Returns a function that restores
 * the page for the rest of the play function or for the next story.
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
 * Puts boxes that stick to the page into the normal flow, where they are anyway while the page is not scrolled. A sticky box is a
 * layer of its own, so the rounding of its lines depends on where it stuck before. Returns a function that undoes it.
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
 * Changes theme, direction, device and forced colours of the rendered story, without rendering it again, as in the shop when a
 * visitor turns the phone or changes the system's theme. The window becomes as high as its content, unless the story has scrolled.
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
  if (!isScrolled) {
    layOutAnew();
    await settled();
  }
}

/**
 * Lays the page out as if it had just loaded. A box that could scroll in an earlier size of the window stays a layer of its own in
 * Chromium, and the lines of a layer round differently.
 */
function layOutAnew(): void {
  const { style } = document.body;
  style.display = 'none';
  void document.body.offsetHeight;
  style.display = '';
}

let forced: 'active' | 'none' = 'none';

async function force(colors: typeof forced): Promise<void> {
  if (forced === colors) return;
  forced = colors;
  await commands.emulateForcedColors(colors);
}

/** Sets the size of the window. */
export async function resize({ width, height }: Size): Promise<void> {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** Resolves when fonts are loaded, images are decoded, and components had two frames to react to the new size. */
async function settled(): Promise<void> {
  const images = [...document.images];
  for (const image of images) {
    image.loading = 'eager';
    takeLargest(image);
  }
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Shows the largest file of a `srcset`. Chromium otherwise shows a larger one than it needs if an earlier story has loaded it, and
 * each file has its own traces of compression.
 */
function takeLargest(image: HTMLImageElement): void {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of [...sources, image]) if (source.srcset !== '') source.sizes = `${LONGEST}px`;
}
