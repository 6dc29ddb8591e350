/**
 * The server side of a picture: takes it once the page no longer changes, compares it with the manifest, and stores it by its hash.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { MANIFEST, STORE } from './folders.ts';
import { expectedOf, readManifest, type Drawing } from './manifest.ts';
import { faultOf, type Picture, type PictureRequest, type TakenNow } from './picture.ts';
import { drawingOf } from './png.ts';

const PATIENCE_MS = 5000;
const STILL_MS = 500;

type Shot = { file: Buffer; drawing: Drawing };

const manifest = readManifest(MANIFEST);

/** The path of a stored picture. */
export const fileOf = ({ hash }: Drawing): string => path.join(STORE, `${hash}.png`);

export const emulateForcedColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

export const takePicture: BrowserCommand<[PictureRequest]> = async ({ page }, { name, clip }): Promise<TakenNow> => {
  const accepted = expectedOf(manifest, name);
  const shoot = async (): Promise<Shot> => {
    const file = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    return { file, drawing: drawingOf(file) };
  };
  const shot = await untilStill(shoot, accepted);
  const outcome = shot === null ? 'unstable' : outcomeOf(shot.drawing, accepted);
  const { file, drawing } = shot ?? (await shoot());
  keep(file, drawing);
  return { drawing, outcome, message: faultOf({ drawing, outcome }, accepted) };
};

/**
 * Takes pictures until one equals the accepted picture or they stay the same for half a second: a busy compositor can show a fixed
 * element a moment after the window grew. Null after 5 seconds without either.
 */
async function untilStill(shoot: () => Promise<Shot>, accepted: Drawing | undefined): Promise<Shot | null> {
  const start = performance.now();
  let last = await shoot();
  let changedAt = performance.now();
  while (last.drawing.hash !== accepted?.hash && performance.now() - changedAt < STILL_MS) {
    if (performance.now() - start > PATIENCE_MS) return null;
    const next = await shoot();
    if (next.drawing.hash !== last.drawing.hash) changedAt = performance.now();
    last = next;
  }
  return last;
}

function outcomeOf({ hash }: Drawing, accepted: Drawing | undefined): Picture['outcome'] {
  if (!accepted) return 'new';
  return accepted.hash === hash ? 'same' : 'changed';
}

function keep(file: Buffer, drawing: Drawing): void {
  mkdirSync(STORE, { recursive: true });
  if (!existsSync(fileOf(drawing))) writeFileSync(fileOf(drawing), file);
}
