import { readdir } from 'node:fs/promises';

/**
 * Loads the code of every screen that the server has not needed yet. A module whose file could not be read once, such as for want
 * of file handles, fails for as long as the process lives: so all are read while nothing is wrong. Gives how many there are.
 */
export async function loadChunks(folder: URL): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    // What only a browser can run, such as a map, is asked for by nobody here.
    await import(new URL(name, folder).href).catch(() => undefined);
  }
  return names.length;
}
