import { findingOf, type Finding, type PartOptions } from '../finding.ts';
import { load, type LoadOptions } from '../load.ts';
import type { Running } from './running.ts';

/** One round of one subject: times in milliseconds; `busy`: the share of the server's core that was used. */
export type Sample = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
  rssMiB: number;
  busy: number;
};

export type Samples = Record<string, Sample[]>;
export type Load = Omit<LoadOptions, 'port' | 'seconds'>;
export type Plan = Pick<PartOptions, 'rounds' | 'seconds' | 'warmUpSeconds'>;

/** Measures subjects in turn, round by round, so that variations of the machine affect all of them. */
export async function measureInTurn(subjects: readonly Running[], asked: Load, plan: Plan): Promise<Samples> {
  for (const { port } of subjects) await load({ ...asked, port, seconds: plan.warmUpSeconds });
  const samples: Samples = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < plan.rounds; round++) {
    for (const subject of subjects) samples[subject.name]?.push(await measureOnce(subject, asked, plan.seconds));
  }
  return samples;
}

async function measureOnce({ port, usage }: Running, asked: Load, seconds: number): Promise<Sample> {
  const before = await usage();
  const start = performance.now();
  const { answers, requestsPerSecond, p50, p99 } = await load({ ...asked, port, seconds });
  const elapsed = performance.now() - start;
  const after = await usage();
  const used = after.cpuMs - before.cpuMs;
  return { requestsPerSecond, p50, p99, cpuMs: used / answers, rssMiB: after.rssMiB, busy: (100 * used) / elapsed };
}

/** The finding for one figure of the samples. */
export function pick(samples: Samples, key: keyof Sample, name: string, unit: string): Finding {
  const rounds = Object.entries(samples).map(([subject, all]) => [subject, all.map((sample) => sample[key])] as const);
  return findingOf(name, unit, Object.fromEntries(rounds));
}
