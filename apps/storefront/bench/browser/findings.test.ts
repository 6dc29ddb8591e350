import { describe, expect, test } from 'vitest';
import { findingsOf } from './findings.ts';
import type { Figures, Measured } from './measured.ts';

const FIGURES: Figures = {
  documentKib: 6,
  scriptKib: 100,
  fontKib: 0,
  cssKib: 0,
  scriptBodyKib: 100,
  firstPaint: 500,
  largestPaint: 500,
  layoutShift: 0,
  hydrated: 1000,
  blocked: 40,
  longestTask: 60,
  longestScript: 60,
  clickToPaint: 30,
  worstClickToPaint: 40,
  interaction: 40,
  firstClick: 600,
  neededScriptKib: 0.5,
};
const NAVIGATION = {
  filter: 100,
  sort: 100,
  link: 100,
  back: 50,
  backKib: 0,
  filterInteraction: 48,
  sortInteraction: 48,
  basketScriptKib: 5,
  homeScriptKib: 4,
};
const FAST: Measured = {
  figures: {
    template: { ...FIGURES, firstPaint: 700, firstClick: 700 },
    bare: { ...FIGURES, blocked: 100 },
    shop: FIGURES,
  },
  navigation: NAVIGATION,
};
const goalsOf = (measured: Measured) => findingsOf(measured).flatMap(({ goals = [] }) => goals);

describe('findings of the browser part', () => {
  test('a fast shop meets every goal from G5 to G10, and G16', () => {
    const goals = goalsOf(FAST);
    expect(goals.filter(({ isMet }) => !isMet)).toEqual([]);
    expect([...new Set(goals.map(({ goal }) => goal))]).toEqual(['G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G16']);
  });

  test('a slow interaction anywhere misses G10, bytes on the way back miss G16', () => {
    const goals = goalsOf({ ...FAST, navigation: { ...NAVIGATION, sortInteraction: 88, backKib: 1 } });
    expect(goals.filter(({ isMet }) => !isMet)).toEqual([
      { goal: 'G10', measured: 88, wanted: '≤ 80 ms', isMet: false },
      { goal: 'G16', measured: 1, wanted: '≤ 0 KiB', isMet: false },
    ]);
  });

  test('goals against peers exist only where the peers were measured', () => {
    const wanted = (measured: Measured) => goalsOf(measured).map((goal) => goal.wanted);
    expect(wanted(FAST)).not.toContain('≤ 0.85 × next');
    const figures = { ...FAST.figures, next: { ...FIGURES, scriptBodyKib: 130 } };
    expect(wanted({ ...FAST, figures })).toContain('≤ 0.85 × next');
  });
});
