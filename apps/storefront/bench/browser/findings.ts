import type { Finding, GoalCheck } from '../finding.ts';
import type { Figures, Measured } from './measured.ts';
import type { NavigationSample } from './navigation.ts';

/** A goal with an upper limit. */
function atMost(goal: string, measured: number, limit: number, wanted: string): GoalCheck {
  return { goal, measured, wanted: `≤ ${wanted}`, isMet: measured <= limit };
}

/** As {@link atMost}, for the ratio of the shop's figure to another subject's; no goal where that subject was not measured. */
type Against = (name: keyof Figures, goal: string, limit: number, subject: string) => GoalCheck[];

function againstOf({ figures }: Measured): Against {
  return (name, goal, limit, subject) => {
    const [ours, theirs] = [figures['shop']?.[name], figures[subject]?.[name]];
    if (ours === undefined || theirs === undefined) return [];
    return [atMost(goal, ours === 0 ? 0 : ours / theirs, limit, `${limit} × ${subject}`)];
  };
}

/** The findings of the browser part: each figure of every subject, with its goals. */
export function findingsOf(measured: Measured): Finding[] {
  return [...bytesOf(measured), ...paintsOf(measured), ...workOf(measured), ...navigationOf(measured.navigation)];
}

const DIGITS: Record<string, number> = { KiB: 2, ms: 0, '': 4 };

function findingOf({ figures }: Measured, name: string, unit: string, figure: keyof Figures, goals: GoalCheck[] = []) {
  const values = Object.entries(figures).map(([subject, of]) => [subject, rounded(of[figure], DIGITS[unit] ?? 2)]);
  return { name, unit, values: Object.fromEntries(values) as Record<string, number>, goals };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function bytesOf(measured: Measured): Finding[] {
  const against = againstOf(measured);
  const shop = measured.figures['shop'];
  const needed = shop?.neededScriptKib ?? Number.NaN;
  const all = shop?.scriptBodyKib ?? Number.NaN;
  const { basketScriptKib, homeScriptKib } = measured.navigation;
  return [
    findingOf(measured, 'document, transferred', 'KiB', 'documentKib'),
    findingOf(measured, 'scripts, transferred', 'KiB', 'scriptKib'),
    findingOf(measured, 'fonts, transferred', 'KiB', 'fontKib'),
    findingOf(measured, 'style sheets, transferred', 'KiB', 'cssKib'),
    findingOf(measured, 'scripts needed before a click works, gzip', 'KiB', 'neededScriptKib', [
      atMost('G5', needed, 1, '1 KiB'),
    ]),
    findingOf(measured, 'script files by idle, gzip', 'KiB', 'scriptBodyKib', [
      atMost('G6', all, 112, '112 KiB'),
      ...against('scriptBodyKib', 'G6', 0.85, 'next'),
      ...against('scriptBodyKib', 'G6', 1.02, 'react-router'),
    ]),
    {
      name: 'script files of a further route, the larger of basket and home, gzip',
      unit: 'KiB',
      values: { shop: rounded(Math.max(basketScriptKib, homeScriptKib), 2) },
      goals: [atMost('G6', Math.max(basketScriptKib, homeScriptKib), 15, '15 KiB')],
    },
  ];
}

/** Layout shifts below a thousandth are fractions of a pixel. */
const NO_SHIFT = 0.001;
/** Peers that use React. */
const REACT_PEERS = ['react-router', 'next'];

function paintsOf(measured: Measured): Finding[] {
  const against = againstOf(measured);
  const shift = measured.figures['shop']?.layoutShift ?? Number.NaN;
  return [
    findingOf(measured, 'first contentful paint', 'ms', 'firstPaint', against('firstPaint', 'G7', 0.8, 'template')),
    findingOf(measured, 'largest contentful paint', 'ms', 'largestPaint'),
    findingOf(measured, 'cumulative layout shift', '', 'layoutShift', [atMost('G7', shift, NO_SHIFT, '0')]),
    findingOf(measured, 'first click works', 'ms', 'firstClick', [
      ...against('firstClick', 'G8', 0.95, 'template'),
      ...REACT_PEERS.flatMap((peer) => against('firstClick', 'G8', 0.5, peer)),
    ]),
    findingOf(measured, 'hydrated', 'ms', 'hydrated'),
  ];
}

function workOf(measured: Measured): Finding[] {
  const against = againstOf(measured);
  const { blocked, longestScript, interaction } = measured.figures['shop'] ?? {};
  const { filterInteraction, sortInteraction } = measured.navigation;
  const slowest = Math.max(interaction ?? Number.NaN, filterInteraction, sortInteraction);
  return [
    findingOf(measured, 'total blocking time', 'ms', 'blocked', [
      atMost('G9', blocked ?? Number.NaN, 50, '50 ms'),
      ...against('blocked', 'G9', 0.6, 'bare'),
    ]),
    findingOf(measured, 'longest script', 'ms', 'longestScript', [
      atMost('G9', longestScript ?? Number.NaN, 80, '80 ms'),
    ]),
    findingOf(measured, 'longest task of any kind', 'ms', 'longestTask'),
    findingOf(measured, 'add to basket: click to paint, median of five', 'ms', 'clickToPaint', [
      ...against('clickToPaint', 'G10', 1.25, 'template'),
    ]),
    findingOf(measured, 'add to basket: click to paint, worst of five', 'ms', 'worstClickToPaint'),
    findingOf(measured, 'add to basket: longest interaction', 'ms', 'interaction'),
    {
      name: 'longest interaction of add, filter and sort',
      unit: 'ms',
      values: { shop: rounded(slowest, 0) },
      goals: [atMost('G10', slowest, 80, '80 ms')],
    },
  ];
}

function navigationOf({ filter, sort, link, back, backKib, ...interactions }: NavigationSample): Finding[] {
  const times = { 'click on a filter': filter, 'another order': sort, 'click on an offer': link };
  return [
    ...Object.entries(times).map(([name, time]) => ({
      name: `${name}: new table painted, backend of 20 ms`,
      unit: 'ms',
      values: { shop: rounded(time, 0) },
      goals: [atMost('G16', time, 150, '150 ms')],
    })),
    { name: 'filter: interaction', unit: 'ms', values: { shop: interactions.filterInteraction } },
    { name: 'sort: interaction', unit: 'ms', values: { shop: interactions.sortInteraction } },
    { name: 'back to a visited page: table painted', unit: 'ms', values: { shop: rounded(back, 0) } },
    {
      name: 'back to a visited page: transferred',
      unit: 'KiB',
      values: { shop: rounded(backKib, 2) },
      goals: [atMost('G16', backKib, 0, '0 KiB')],
    },
  ];
}
