import { CHUNK_LOAD_TIMEOUT_MS } from '../constants.ts';

/** An `import()` that brings a part of the app when it is needed. It is also the name of that part. */
export type CodeLoader<Module> = () => Promise<Module>;

/** §8: the messages of the errors. */
const SCRIPT_FAILED = 'Loading chunk failed';
const STYLE_FAILED = 'Loading CSS chunk failed';

/** Vite's own message names the kind of file. */
const STYLE = /CSS/;

/** Code is the same for everybody: one process, or one document, keeps it for all. */
const loaded = new WeakMap<CodeLoader<unknown>, unknown>();

async function within<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The address at the end of a browser's message about a module that it could not fetch. */
const ADDRESS = /https?:\/\/\S+$/;

/**
 * Chromium up to 153 remembers that a module failed, and fails again without asking the server. Then the same file is asked for
 * under another address.
 */
async function fetchAgain<Module>(load: CodeLoader<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = ADDRESS.exec(error instanceof Error ? error.message : '')?.[0];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again`)) as Module;
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
 * Loads a part of the app and remembers it. Each attempt may take `limit` milliseconds (§9: 120 s); a failed one is repeated once.
 * @throws An error with the message of §8, for which the page offers to reload.
 */
export async function loadCode<Module>(load: CodeLoader<Module>, limit = CHUNK_LOAD_TIMEOUT_MS): Promise<Module> {
  const module = loadedCode(load) ?? (await fetchTwice(load, limit));
  loaded.set(load, module);
  return module;
}

/** The part of the app, if it has been loaded: for a render, which cannot wait. */
export function loadedCode<Module>(load: CodeLoader<Module>): Module | null {
  return (loaded.get(load) as Module | undefined) ?? null;
}
