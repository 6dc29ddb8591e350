import { expect, it } from 'vitest';
import { atLeast, atMost, findingOf, median, ratioOf } from './finding.ts';
import { formatFigure, formatReport } from './report.ts';

const cpu = findingOf('CPU per request', 'ms', { bare: [1, 1.2, 1.1], shop: [0.4, 0.5, 0.44] });

it('shows findings by subject, then each goal and how many are met', () => {
  const findings = [
    { ...cpu, goals: [atMost('G1', ratioOf(cpu, 'shop', 'bare'), 0.5, '× bare React')] },
    {
      name: 'throughput',
      unit: 'requests/s',
      values: { bare: 900, shop: 1512.4 },
      goals: [atLeast('G2', 1.68, 2.2, '× bare React')],
    },
    { name: 'time', unit: 's', values: { warm: 0.1234 } },
  ];
  expect(formatReport([{ part: 'server', findings }])).toBe(
    [
      'server           bare  shop',
      'CPU per request   1.1  0.44  ms',
      'throughput        900  1512  requests/s',
      '',
      'server   warm',
      'time    0.123  s',
      '',
      'goal  of               wanted              measured',
      'G1    CPU per request  ≤ 0.5 × bare React       0.4  met',
      'G2    throughput       ≥ 2.2 × bare React      1.68  NOT MET',
      '',
      '1 of 2 goals met',
    ].join('\n'),
  );
});

it('explains only the goals that are not met', () => {
  const goals = [atMost('G1', 0.8, 0.5, '×'), atMost('G7', 0.6, 0.8, '×')];
  const report = formatReport([{ part: 'server', findings: [{ ...cpu, goals }] }], { G1: 'it is hard', G7: 'no' });
  expect(report).toContain('not met, because\nG1: it is hard\n\n1 of 2 goals met');
});

it('explains why a part has no findings', () => {
  expect(formatReport([{ part: 'search', findings: [], problem: 'no database' }])).toBe(
    'search: no database\n\n0 of 0 goals met',
  );
});

it('does not count a goal without a figure as met', () => {
  expect(atMost('G1', ratioOf(cpu, 'shop', 'preact'), 0.5, '×').isMet).toBe(false);
  expect(atLeast('G2', Number.NaN, 2.2, '×').isMet).toBe(false);
});

it.each([
  [1234.56, '1235'],
  [0.012345, '0.0123'],
  [12, '12'],
  [0, '0'],
  [Number.NaN, '–'],
  [undefined, '–'],
])('writes %s as %s', (figure, text) => {
  expect(formatFigure(figure)).toBe(text);
});

it('takes the median of the rounds', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBeNaN();
});
