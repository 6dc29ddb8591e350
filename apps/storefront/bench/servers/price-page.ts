import { atLeast, atMost, ratioOf, type Finding } from '../finding.ts';
import { PRICE_PATHS } from './paths.ts';
import { measureInTurn, pick, type Plan, type Samples } from './rounds.ts';
import type { Running } from './running.ts';
import { SUBJECTS, type SubjectName } from './subjects.ts';

const FEW = 10;
const MANY = 50;
const BARE = '× bare React';

export const only = (running: readonly Running[], names: readonly SubjectName[]): Running[] =>
  running.filter(({ name }) => names.some((wanted) => wanted === name));

/** The peers among the subjects, if they were asked for. */
export const peersAmong = (running: readonly Running[]): Running[] =>
  running.filter(({ name }) => SUBJECTS.every((ours) => ours !== name));

/** G1, G2, and G13's memory under load: the price page of 100 offers rendered, a different one for every request. */
export async function measureUncached(running: readonly Running[], plan: Plan): Promise<Finding[]> {
  const subjects = [...only(running, ['floor0', 'template', 'bare', 'shop']), ...peersAmong(running)];
  const few = await measureInTurn(subjects, { paths: PRICE_PATHS, connections: FEW }, plan);
  const many = await measureInTurn(subjects, { paths: PRICE_PATHS, connections: MANY }, plan);
  return [...figuresOf('price page', FEW, few, uncachedFew), ...figuresOf('price page', MANY, many, uncachedMany)];
}

/** G3: the same pages from the page cache, compressed, beside the same bytes from memory. */
export async function measureCached(running: readonly Running[], plan: Plan): Promise<Finding[]> {
  const subjects = only(running, ['floor0', 'adapter', 'cached']);
  const asked = { paths: PRICE_PATHS, headers: { 'accept-encoding': 'br' } };
  const few = await measureInTurn(subjects, { ...asked, connections: FEW }, plan);
  const many = await measureInTurn(subjects, { ...asked, connections: MANY }, plan);
  return [
    ...figuresOf('cached price page', FEW, few, () => []),
    ...figuresOf('cached price page', MANY, many, cachedGoals),
  ];
}

type Figure = 'requestsPerSecond' | 'p50' | 'p99' | 'cpuMs' | 'busy' | 'rssMiB';
type GoalsOf = (figure: Figure, ratio: (subject: string, of: string) => number) => NonNullable<Finding['goals']>;

const FIGURES: readonly (readonly [Figure, string, string])[] = [
  ['requestsPerSecond', 'throughput', 'requests/s'],
  ['cpuMs', 'CPU per request', 'ms'],
  ['p50', 'p50', 'ms'],
  ['p99', 'p99', 'ms'],
  ['busy', 'share of the core in use', '%'],
  ['rssMiB', 'memory', 'MiB'],
];

/** All figures of a load. Where the server's core is not fully used, the load generator limits the throughput. */
export function figuresOf(page: string, connections: number, samples: Samples, goalsOf: GoalsOf): Finding[] {
  return FIGURES.map(([figure, title, unit]) => {
    const finding = pick(samples, figure, `${page}, ${connections} connections: ${title}`, unit);
    return { ...finding, goals: goalsOf(figure, (subject, of) => ratioOf(finding, subject, of)) };
  });
}

/** The goals of G1 and G2 for another page, whose markup bare React writes from the same elements. */
export const asBare: GoalsOf = (figure, ratio) => {
  const measured = ratio('shop', 'bare');
  if (figure === 'cpuMs') return [atMost('G1', measured, 0.5, BARE)];
  return figure === 'p99' ? [atMost('G2', measured, 0.45, BARE)] : [];
};

const uncachedFew: GoalsOf = (figure, ratio) => {
  if (figure !== 'cpuMs') return [];
  const peers = [
    atLeast('G1', ratio('next', 'shop'), 13, '× the shop: Next app router'),
    atLeast('G1', ratio('nuxt', 'shop'), 6, '× the shop: Nuxt'),
  ];
  return [
    atMost('G1', ratio('shop', 'bare'), 0.5, BARE),
    atMost('G1', ratio('shop', 'template'), 2.3, '× template'),
    // Leaves peers out that were not measured.
    ...peers.filter(({ measured }) => !Number.isNaN(measured)),
  ];
};

const uncachedMany: GoalsOf = (figure, ratio) => {
  const measured = ratio('shop', 'bare');
  if (figure === 'requestsPerSecond') return [atLeast('G2', measured, 2.2, BARE)];
  if (figure === 'p99') return [atMost('G2', measured, 0.45, BARE)];
  return figure === 'rssMiB' ? [atMost('G13', measured, 1.5, BARE)] : [];
};

export const cachedGoals: GoalsOf = (figure, ratio) => {
  const measured = ratio('cached', 'floor0');
  if (figure === 'requestsPerSecond') return [atLeast('G3', measured, 0.75, '× floor 0')];
  if (figure === 'cpuMs') return [atMost('G3', measured, 1.3, '× floor 0')];
  return figure === 'p99' ? [atMost('G3', measured, 2, '× floor 0')] : [];
};
