/** What visitors may repeat without end: what parsers look for, what they pass by, and what grows when it is folded. */
const PIECES = [
  ['a', 'Я', '1', ' ', '\t', '\n', '\u0301', '\uFDFA', '🔧'],
  ['/', '//', '/a', '../', '.', 'a.', '@', 'a@', '%40', '%', '%2', '%2f', ':', 'http://', '/recovery/'],
  ['?', '?\n', '?a', '#', '&', '&a=b', '=', '=;', ';', 'a=b; ', ',', 'br,', '&amp;'],
  ['\\', '\\\\', '"', '\\"', '{', '[', '{"a":', '<', '<a', '<b>', '</p>', '<!--', '-', '-a', '+', '+7', '1 ', '('],
].flat();
const ENDS = ['', '!', '\n', '@', 'я', '\\u0000'];

const SHORT = 8 * 1024;
const TIMES_LONGER = 4;
/** Between 4, which is one time for each sign, and 16, which is one time for each pair of them. */
const TOO_MUCH = 8;
/** In milliseconds: what looks at every pair of signs takes longer already for the short text. */
const QUICK_MS = 10;
/** Of several runs the shortest tells the most: others only make a run longer. */
const RUNS = 3;
const TRIES = 3;

/**
 * A kind of text for which `work` takes far longer than four times as long when the text is four times as long, as where it
 * reads the text again from each place on; null where there is none.
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

/** How much longer it takes for the longer text; 0 where it is too quick to tell. */
async function growthOf(work: (text: string) => unknown, textOf: (length: number) => string): Promise<number> {
  const [short, long] = [textOf(SHORT), textOf(SHORT * TIMES_LONGER)];
  if ((await timeOf(work, short)) < QUICK_MS) return 0;
  let least = Infinity;
  for (let turn = 0; turn < TRIES && least > TOO_MUCH; turn += 1) {
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

/** In milliseconds. A text that is refused is judged as well. */
async function timeOf(work: (text: string) => unknown, text: string): Promise<number> {
  const start = performance.now();
  try {
    const result = work(text);
    if (result instanceof Promise) await result;
  } catch {
    // Refused.
  }
  return performance.now() - start;
}
