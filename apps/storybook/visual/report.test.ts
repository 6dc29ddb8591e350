import { expect, it } from 'vitest';
import { reportPage, type ReportedPicture } from './report.ts';
import { summaryOf } from './reporter.ts';

const picture: ReportedPicture = {
  name: 'controls-button/primary_light',
  mode: 'light',
  outcome: 'changed',
  message: '12 pixels differ.',
  section: 'Controls',
  component: 'Button',
  story: 'Primary',
  before: 'iVBORw0KGgo=',
  after: 'iVBORw0KGgo=',
};

it('holds the pictures and their words without letting a word become markup', () => {
  const page = reportPage([{ ...picture, story: "</script>$&$'" }], 'the baselines');
  const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({
    pictures: [{ ...picture, story: "</script>$&$'" }],
    comparedWith: 'the baselines',
  });
});

it('asks nothing of a network', () => {
  expect(reportPage([], 'the baselines')).not.toMatch(/https?:/);
});

it('sums a run up in a line', () => {
  const same = { ...picture, outcome: 'same' } as const;
  expect(summaryOf([same, same, picture], 0)).toBe('3 pictures: 2 same, 1 changed');
  expect(summaryOf([same, same], 1)).toBe('2 pictures: 1 same, 1 accepted');
});
