import { readdir } from 'node:fs/promises';

/**
 * Loads the code of all screens at start. A dynamic import that failed once, such as for lack of file handles, fails for the
 * rest of the process. Returns the number of chunks.
 */
export async function loadChunks(folder: URL): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    // Skips code that runs in browsers only, such as the map.
    await import(new URL(name, folder).href).catch(() => undefined);
  }
  return names.length;
}
