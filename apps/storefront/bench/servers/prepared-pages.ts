import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tree } from '../bare-react.ts';

/** What the plain servers serve: made once from the shop's own documents, so that none of them loads the shop. */
export type PreparedPages = {
  /** For bare React, by path. `data`: the offers of a price page as JSON, which bare React renders from it. */
  bare: Record<string, { head: string; tree: Tree[]; data: string }>;
  /** For the template: the document's pieces between the rows of each group, and the offers as JSON. */
  template: { pieces: string[]; data: string }[];
  /** For floor 0, by path: the shop's bytes in base64. */
  floor: Record<string, { status: number; identity: string; br: string }>;
};

export async function writePrepared(folder: string, pages: PreparedPages): Promise<void> {
  await Promise.all(
    Object.entries(pages).map(async ([name, page]) => writeFile(fileOf(folder, name), JSON.stringify(page))),
  );
}

export async function readPrepared<Name extends keyof PreparedPages>(
  folder: string,
  name: Name,
): Promise<PreparedPages[Name]> {
  return JSON.parse(await readFile(fileOf(folder, name), 'utf8')) as PreparedPages[Name];
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.json`);
