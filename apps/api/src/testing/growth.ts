/** Texts to repeat: what parsers look for, what they skip, and what grows when folded. */
const PIECES = [
  ['a', 'Я', '1', ' ', '\t', '\n', '\u0301', '\uFDFA', '🔧'],
  ['/', '//', '/a', '../', '.', 'a.', '@', 'a@', '%40', '%', '%2', '%2f', ':', 'http://', '/recovery/'],
  ['?', '?\n', '?a', '#', '&', '&a=b', '=', '=;', ';', 'a=b; ', ',', 'br,', '&amp;'],
  ['\\', '\\\\', '"', '\\"', '{', '[', '{"a":', '<', '<a', '<b>', '</p>', '<!--', '-', '-a', '+', '+7', '1 ', '('],
].flat();
const ENDS = ['', '!', '\n', '@', 'я', '\\u0000'];

const SHORT = 8 * 1024;
const TIMES_LONGER = 4;
/** Between 4, the factor of linear time, and 16, the factor of quadratic time. */
const TOO_MUCH = 8;
/** In milliseconds: quadratic work takes longer already for the short text. */
const QUICK_MS = 10;
/** The shortest of several runs counts: disturbances only make a run longer. */
const RUNS = 3;
const TRIES = 3;

/**
 * Finds a kind of text for which `work` takes clearly more than linear time, such as reading the text again from each
 * position; null when there is none.
 */
export async function findSteepGrowth(
  work: (text: string) => unknown,
  beginnings: readonly string[],
): Promise<string | null> {
  for (const beginning of beginnings) {
    for (const piece of PIECES) {
      for (const end of ENDS) {
        const textOf = (length: number) => beginning + piece.repeat(length / piece.length) + end;
        const growth = await growthOf(work, textOf);
        if (growth > TOO_MUCH) return `${beginning}${piece}…${end}: ${growth.toFixed(1)} times as long`;
      }
    }
  }
  return null;
}

/** How many times longer the longer text takes; 0 when it is too fast to measure. */
async function growthOf(work: (text: string) => unknown, textOf: (length: number) => string): Promise<number> {
  const [short, long] = [textOf(SHORT), textOf(SHORT * TIMES_LONGER)];
  if ((await timeOf(work, short)) < QUICK_MS) return 0;
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES && least > TOO_MUCH; attempt += 1) {
    const before = await shortest(work, short);
    if (before < QUICK_MS) return 0;
    least = Math.min(least, (await shortest(work, long)) / before);
  }
  return least;
}

async function shortest(work: (text: string) => unknown, text: string): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await timeOf(work, text));
  return least;
}

/** This thread's own time in milliseconds: other processes and the collector's threads do not count. Rejected texts are measured too. */
async function timeOf(work: (text: string) => unknown, text: string): Promise<number> {
  const start = process.threadCpuUsage();
  try {
    const result = work(text);
    if (result instanceof Promise) await result;
  } catch {
    // Rejected.
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
