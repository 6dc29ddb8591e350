import { patiently } from '../connection/patience.ts';
import { CHUNK_LOAD_TIMEOUT_MS } from '../constants.ts';

/** An `import()` that loads a part of the app on demand. The function itself is the key of that part. */
export type CodeLoader<Module> = () => Promise<Module>;

/** §8: the error messages. */
const SCRIPT_FAILED = 'Loading chunk failed';
const STYLE_FAILED = 'Loading CSS chunk failed';

/** §8: whether a part of the app failed to load, with its style sheets. */
export const isCodeFailure = (error: unknown): boolean =>
  error instanceof Error && (error.message === SCRIPT_FAILED || error.message === STYLE_FAILED);

/** Vite's own message names the kind of file. */
const STYLE = /CSS/;

/** Loaded code, shared by all visitors of one process or document. */
const loaded = new WeakMap<CodeLoader<unknown>, unknown>();

/** A part of the app that fails while the shop can be reached is missing: its attempts are over. */
const CODE_PATIENCE = { isLost: () => true, repeats: 0 };

async function within<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The URL at the end of a browser's message about a module that it could not load. */
const ADDRESS = /https?:\/\/\S+$/;

let attempts = 0;

/**
 * Works around Chromium up to 153, which remembers that a module failed and fails again without a request: loads the same file
 * under another URL.
 */
async function fetchAgain<Module>(load: CodeLoader<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = ADDRESS.exec(error instanceof Error ? error.message : '')?.[0];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${++attempts}`)) as Module;
  }
}

async function fetchTwice<Module>(load: CodeLoader<Module>, limit: number): Promise<Module> {
  try {
    return await within(load(), limit);
  } catch {
    try {
      return await within(fetchAgain(load), limit);
    } catch (error) {
      throw new Error(error instanceof Error && STYLE.test(error.message) ? STYLE_FAILED : SCRIPT_FAILED, {
        cause: error,
      });
    }
  }
}

/**
 * Loads a part of the app and remembers it. Each attempt may take `limit` milliseconds (§9: 120 s); a failed one is repeated once,
 * and again when a lost connection is back.
 * @throws An error with the message of §8, for which the page offers to reload.
 */
export async function loadCode<Module>(load: CodeLoader<Module>, limit = CHUNK_LOAD_TIMEOUT_MS): Promise<Module> {
  const module = loadedCode(load) ?? (await patiently(async () => fetchTwice(load, limit), CODE_PATIENCE));
  loaded.set(load, module);
  return module;
}

/** The part of the app if it is loaded, for a render, which cannot wait; else null. */
export function loadedCode<Module>(load: CodeLoader<Module>): Module | null {
  return (loaded.get(load) as Module | undefined) ?? null;
}
