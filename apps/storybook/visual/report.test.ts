import { expect, it } from 'vitest';
import { reportPage, type ReportedPicture } from './report.ts';
import { goneFrom, summaryOf } from './reporter.ts';

const picture: ReportedPicture = {
  name: 'controls-button/primary_light',
  mode: 'light',
  isExtra: false,
  drawing: { hash: 'a1', width: 10, height: 10 },
  outcome: 'changed',
  message: '12 pixels differ.',
  section: 'Controls',
  component: 'Button',
  story: 'Primary',
  before: 'iVBORw0KGgo=',
  after: 'iVBORw0KGgo=',
};

it('contains the pictures and escapes their texts', () => {
  const page = reportPage([{ ...picture, story: "</script>$&$'" }], 'the baselines');
  const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({
    pictures: [{ ...picture, story: "</script>$&$'" }],
    comparedWith: 'the baselines',
  });
});

it('makes no request', () => {
  expect(reportPage([], 'the baselines')).not.toMatch(/https?:/);
});

it('sums up a run in one line', () => {
  const same = { outcome: 'same' } as const;
  expect(summaryOf([same, same, picture])).toBe('3 pictures: 2 same, 1 changed');
});

it('lists accepted pictures whose story no longer exists', () => {
  const drawing = { hash: 'a', width: 1, height: 1 };
  const manifest = {
    drawnBy: '',
    drawings: new Map([['controls-button/primary.pressed_light', drawing]]),
    repeats: new Map([['controls-button/old_dark', 'controls-button/primary_dark']]),
  };
  expect(goneFrom(manifest, ['controls-button/primary'])).toEqual(['controls-button/old_dark']);
});
