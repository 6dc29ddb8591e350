import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The result of one of the scanner's tests. */
export type Finding = { name: string; result: string; points: number };
export type Verdict = { grade: string; score: number; status: number; findings: Finding[] };
export type Scan = (path: string) => Promise<Verdict>;

export type Ports = { httpPort: number; httpsPort: number };

/**
 * The parts of the scanner that this file uses. Its own command only requests `/`, and refuses to judge a page with status
 * 404.
 */
type Scanner = {
  retrieve: (host: string, options: Ports & { path: string }) => Promise<Requests>;
  ALL_TESTS: readonly ((requests: Requests) => { constructor: { name: string }; result: string | null })[];
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { grade: string; score: number };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
};
type Requests = { responses: { auto: { status: number; verified: boolean } | null } };

const FULL = 100;

/** Judges pages of `localhost` as the MDN HTTP Observatory does; `folder`: where the scanner is installed. */
export async function createScan(folder: string, ports: Ports): Promise<Scan> {
  const load = async <Name extends keyof Scanner>(file: string): Promise<Pick<Scanner, Name>> =>
    (await import(pathToFileURL(join(folder, 'node_modules/@mdn/mdn-http-observatory/src', file)).href)) as Pick<
      Scanner,
      Name
    >;
  const { retrieve } = await load<'retrieve'>('retriever/retriever.js');
  const { ALL_TESTS } = await load<'ALL_TESTS'>('constants.js');
  const grader = await load<'getScoreModifier' | 'getGradeForScore'>('grader/grader.js');
  const charts = await load<'MINIMUM_SCORE_FOR_EXTRA_CREDIT'>('grader/charts.js');

  return async (path) => {
    const requests = await retrieve('localhost', { ...ports, path });
    const { auto } = requests.responses;
    if (!auto?.verified) throw new Error(`${path} could not be read over https.`);
    const findings = ALL_TESTS.map((test) => {
      const output = test(requests);
      if (output.result === null) throw new Error(`The scanner's test ${output.constructor.name} came to nothing.`);
      return { name: output.constructor.name, result: output.result, points: grader.getScoreModifier(output.result) };
    });
    // As in the scanner's own code: bonus points count only if no points are lost.
    const lost = findings.reduce((sum, { points }) => sum + Math.min(points, 0), FULL);
    const all = findings.reduce((sum, { points }) => sum + points, FULL);
    const score = lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost;
    return { ...grader.getGradeForScore(score), status: auto.status, findings };
  };
}
