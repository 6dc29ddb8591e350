import { CHUNK_LOAD_TIMEOUT_MS } from '@partshop/features/core';

/** §8: what a failed chunk is called, by its kind. */
const SCRIPT_FAILED = 'Loading chunk failed';
const STYLE_FAILED = 'Loading CSS chunk failed';

/** As Vite says it of a style that a chunk needs. */
const STYLE = /CSS/;

async function within<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads a part of the app: at most 120 s (§9), and once more when that failed. Then it throws the error of §8, which the page
 * answers with an offer to reload.
 */
export async function loadChunk<Module>(load: () => Promise<Module>, limit = CHUNK_LOAD_TIMEOUT_MS): Promise<Module> {
  try {
    return await within(load(), limit);
  } catch {
    try {
      return await within(load(), limit);
    } catch (error) {
      throw new Error(error instanceof Error && STYLE.test(error.message) ? STYLE_FAILED : SCRIPT_FAILED, {
        cause: error,
      });
    }
  }
}
