import { chromium } from 'playwright';
import { readManifest } from '@partshop/storybook/manifest';
import { COMMITTED_MANIFEST } from '@partshop/storybook/visual-folders';
import { drawnBy } from '../chromium/drawn-by.ts';

/**
 * The environment variables that make the story tests compare pictures. If another browser or other fonts drew the accepted
 * pictures, every text would differ: CI then fails, and other machines skip pictures and say so.
 */
export function pictureEnvironment(
  executable: string | undefined,
  say: (line: string) => void,
  isCi = process.env['CI'] !== undefined,
): Record<string, string> {
  const accepted = readManifest(COMMITTED_MANIFEST).drawnBy;
  const here = drawnBy(executable ?? chromium.executablePath());
  if (here === accepted) return { VISUAL: 'check', VISUAL_WHOLE: '1' };
  const difference = `the accepted pictures were drawn by ${accepted}, and this is ${here}`;
  if (isCi) throw new Error(`Pictures cannot be compared: ${difference}.`);
  say(`stories: pictures are not compared, ${difference}`);
  return {};
}
