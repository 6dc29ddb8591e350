import { expect, it, vi } from 'vitest';
import { readManifest } from '@partshop/storybook/manifest';
import { COMMITTED_MANIFEST } from '@partshop/storybook/visual-folders';
import { pictureEnvironment } from './pictures.ts';

const { here } = vi.hoisted(() => ({ here: vi.fn<() => string>() }));
vi.mock('../chromium/drawn-by.ts', () => ({ drawnBy: here }));

it('compares pictures that the same browser drew with the same fonts', () => {
  here.mockReturnValue(readManifest(COMMITTED_MANIFEST).drawnBy);
  const say = vi.fn<(line: string) => void>();
  expect(pictureEnvironment('/chromium', say, true)).toMatchObject({ VISUAL: 'check' });
  expect(say).not.toHaveBeenCalled();
});

it('skips pictures with a message where another browser or other fonts drew them', () => {
  here.mockReturnValue('Chromium 99, mars');
  const say = vi.fn<(line: string) => void>();
  expect(pictureEnvironment('/chromium', say, false)).toEqual({});
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Chromium 99, mars'));
});

it('fails in CI where another browser or other fonts drew them', () => {
  here.mockReturnValue('Chromium 99, mars');
  expect(() => pictureEnvironment('/chromium', () => undefined, true)).toThrow('Chromium 99, mars');
});
