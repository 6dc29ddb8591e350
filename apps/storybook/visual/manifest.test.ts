import { expect, it } from 'vitest';
import { acceptedManifest } from './accept.ts';
import { expectedOf, formatManifest, parseManifest } from './manifest.ts';

const text = `# Drawn by Chromium 153.0.8010.0, linux x64, fonts 0a1b
controls-switch/all-states_dark = controls-switch/dark_dark
controls-switch/all-states_light 480x320 aa
controls-switch/dark_dark 480x320 bb
`;
const manifest = parseManifest(text);

it('reads what it writes', () => {
  expect(formatManifest(manifest)).toBe(text);
  expect(manifest.drawnBy).toBe('Chromium 153.0.8010.0, linux x64, fonts 0a1b');
});

it('gives the expected picture of a name, also for a repeat', () => {
  expect(expectedOf(manifest, 'controls-switch/all-states_light')).toEqual({ hash: 'aa', width: 480, height: 320 });
  expect(expectedOf(manifest, 'controls-switch/all-states_dark')).toEqual(
    expectedOf(manifest, 'controls-switch/dark_dark'),
  );
  expect(expectedOf(manifest, 'controls-switch/off_light')).toBeUndefined();
});

it('is empty if nothing was accepted', () => {
  expect(parseManifest('')).toEqual({ drawnBy: '', drawings: new Map(), repeats: new Map() });
});

const drawing = (hash: string) => ({ hash, width: 480, height: 320 });
const taken = (name: string, hash: string, isExtra = false) => ({ name, isExtra, drawing: drawing(hash) });

it('replaces all pictures of the stories that a run finished', () => {
  const accepted = acceptedManifest(manifest, {
    drawnBy: 'x',
    taken: [taken('controls-switch/all-states_light', 'cc')],
    finished: ['controls-switch/all-states'],
    known: null,
  });
  expect(formatManifest(accepted)).toBe(`# Drawn by x
controls-switch/all-states_light 480x320 cc
controls-switch/dark_dark 480x320 bb
`);
});

it('keeps the pictures of a story that failed and removes those of a story that no longer exists', () => {
  const { drawings, repeats } = acceptedManifest(manifest, {
    drawnBy: 'x',
    taken: [],
    finished: [],
    known: ['controls-switch/dark'],
  });
  expect([...drawings.keys()]).toEqual(['controls-switch/dark_dark']);
  expect(repeats.size).toBe(0);
});

it('stores a picture of a default mode as a repeat if the component already has the same picture', () => {
  const { drawings, repeats } = acceptedManifest(manifest, {
    drawnBy: 'x',
    taken: [
      taken('controls-switch/all-states_light', 'aa'),
      taken('controls-switch/all-states_dark', 'bb', true),
      taken('controls-switch/on_light', 'aa'),
      taken('controls-chip/first_dark', 'bb', true),
    ],
    finished: [],
    known: null,
  });
  expect([...repeats]).toEqual([['controls-switch/all-states_dark', 'controls-switch/dark_dark']]);
  expect(drawings.has('controls-switch/on_light')).toBe(true);
  expect(drawings.has('controls-chip/first_dark')).toBe(true);
});

it('removes a repeat when the picture that it repeats changes', () => {
  const run = { taken: [taken('controls-switch/dark_dark', 'cc')], finished: ['controls-switch/dark'], known: null };
  expect(acceptedManifest(manifest, { drawnBy: 'x', ...run }).repeats.size).toBe(0);
});
