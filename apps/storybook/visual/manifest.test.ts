import { expect, it } from 'vitest';
import { acceptedManifest } from './accept.ts';
import { expectedOf, formatManifest, parseManifest } from './manifest.ts';

const text = `# Drawn by Chromium 153.0.8010.0, linux x64, fonts 0a1b
controls-switch/all-states_dark = controls-switch/dark_dark
controls-switch/all-states_light 480x320 aa
controls-switch/dark_dark 480x320 bb
`;
const manifest = parseManifest(text);

it('is read as it is written', () => {
  expect(formatManifest(manifest)).toBe(text);
  expect(manifest.drawnBy).toBe('Chromium 153.0.8010.0, linux x64, fonts 0a1b');
});

it('says how a picture should look, and a repeat as the one that it repeats', () => {
  expect(expectedOf(manifest, 'controls-switch/all-states_light')).toEqual({ hash: 'aa', width: 480, height: 320 });
  expect(expectedOf(manifest, 'controls-switch/all-states_dark')).toEqual(
    expectedOf(manifest, 'controls-switch/dark_dark'),
  );
  expect(expectedOf(manifest, 'controls-switch/off_light')).toBeUndefined();
});

it('is empty where nothing was accepted', () => {
  expect(parseManifest('')).toEqual({ drawnBy: '', drawings: new Map(), repeats: new Map() });
});

const drawing = (hash: string) => ({ hash, width: 480, height: 320 });
const taken = (name: string, hash: string, isExtra = false) => ({ name, isExtra, drawing: drawing(hash) });

it('takes the pictures of the run instead of what it had of their stories', () => {
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

it('keeps what it had of a story that failed, and nothing of one that is gone', () => {
  const { drawings, repeats } = acceptedManifest(manifest, {
    drawnBy: 'x',
    taken: [],
    finished: [],
    known: ['controls-switch/dark'],
  });
  expect([...drawings.keys()]).toEqual(['controls-switch/dark_dark']);
  expect(repeats.size).toBe(0);
});

it('says a picture once that the component has already, where it was an extra one', () => {
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

it('forgets a repeat when what it repeats changes', () => {
  const run = { taken: [taken('controls-switch/dark_dark', 'cc')], finished: ['controls-switch/dark'], known: null };
  expect(acceptedManifest(manifest, { drawnBy: 'x', ...run }).repeats.size).toBe(0);
});
